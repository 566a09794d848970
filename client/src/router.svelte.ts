/** Which page the address asks for, and moving about without loading anew. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; at: number | null }
  | { page: "proof"; id: string }
  | { page: "rules"; game: string; article: string }
  | { page: "lost" };

export function routeOf(path: string, hash: string): Route {
  const [first, second, third, more] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (more !== undefined) return { page: "lost" };
  if (first === undefined) return { page: "home" };
  if (second === undefined) return { page: "lost" };
  if (first === "new" && third === undefined) return { page: "new", game: second };
  if (first === "rules" && third === undefined) return { page: "rules", game: second, article: hash.slice(1) };
  if (first === "t") return tableRoute(second, third, hash);
  return { page: "lost" };
}

function tableRoute(id: string, third: string | undefined, hash: string): Route {
  if (third === undefined) return { page: "table", id };
  if (third === "proof") return { page: "proof", id };
  if (third !== "replay") return { page: "lost" };
  return { page: "replay", id, at: /^#\d+$/.test(hash) ? Number(hash.slice(1)) : null };
}

const here = () => routeOf(location.pathname, location.hash);
let route = $state.raw<Route>(here());

export const router = {
  get route() {
    return route;
  },
};

export function go(path: string, { replace = false } = {}): void {
  const sheet = location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route = here();
  if (sheet !== location.pathname) scrollTo(0, 0);
}

/** Links to ourselves change the page here; all others are the browser's. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || event.defaultPrevented || !plain || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash && !link.pathname.endsWith("/replay")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function listen(): void {
  addEventListener("popstate", () => (route = here()));
  addEventListener("hashchange", () => (route = here()));
  document.addEventListener("click", follow);
}
