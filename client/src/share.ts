/** This browser's share in the dice of each table: a number of its own, and the fingerprint that it was shown first. */

export interface Share {
  salt: string;
  commitment: string;
}

const KEY = "godet.shares";
const MOST = 200;

function kept(): Record<string, Share> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Share>;
  } catch {
    return {}; // a private window or a spoiled entry
  }
}

function keep(shares: Record<string, Share>): void {
  const latest = Object.fromEntries(Object.entries(shares).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(latest));
  } catch {
    // Then the page that checks the dice says that nothing is remembered.
  }
}

function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const shareIn = (table: string): Share | null => kept()[table] ?? null;

/** The share in a table, drawn once for all tabs; whatever fingerprint is shown later, the first one counts. */
export function takeShare(table: string, commitment: string): Share {
  const shares = kept();
  const share = shares[table] ?? { salt: freshSalt(), commitment };
  keep({ ...shares, [table]: share });
  return share;
}
