/** The table in three dimensions: it shows poses it is given and draws only when something has changed. */

import {
  ACESFilmicToneMapping, BackSide, BoxGeometry, Color, CylinderGeometry, DoubleSide, Group, HemisphereLight, Mesh, MeshBasicMaterial,
  MeshStandardMaterial, Object3D, PCFShadowMap, Plane, PMREMGenerator, Raycaster, RingGeometry, Scene, SphereGeometry, SpotLight, Texture,
  Vector2, Vector3, WebGLRenderer,
} from "three";
import { Eye, placeOf, type ViewName } from "./eye";
import type { Spot, Surface } from "./grip";
import { DICE, DISC, FIRST_PUCK, PUCK, RIM } from "./measures";
import { paintWood } from "./paint";
import { CM, type Faces, makeDie, makeDisc, makeFaces, makePuck, textureOf, turnUp } from "./pieces";
import { ON_TABLE, type Pose } from "./pose";

export interface Look {
  wood: string;
  edge: string;
  accent: string;
  night: boolean;
}

/** What each part is: the colour of its body, for discs the side that shows, and whether it is marked. */
export interface Dress {
  colours: readonly number[];
  stars: readonly boolean[];
  marked: ReadonlySet<number>;
}

const DOT = new SphereGeometry(0.22, 12, 8);

export class Stage implements Surface {
  readonly flat = false;
  readonly eye = new Eye();
  private readonly scene = new Scene();
  private readonly renderer: WebGLRenderer;
  private readonly parts: Object3D[] = [];
  private readonly rings: Mesh[] = [];
  private readonly dots: Mesh[] = [];
  private readonly faces = [0, 1, 2].map((colour) => makeFaces(colour));
  private readonly top = new Mesh(new CylinderGeometry(RIM * CM, RIM * CM - 0.6, 2.4, 128).rotateX(Math.PI / 2), [new MeshStandardMaterial({ roughness: 0.6 }), new MeshStandardMaterial({ roughness: 0.62 }), new MeshStandardMaterial()]);
  private readonly lamp = new SpotLight("#ffe6bd", 3, 0, 0.62, 0.75, 0);
  private readonly sky = new HemisphereLight("#fff4df", "#6b5238", 1);
  private readonly ring = new MeshBasicMaterial({ side: DoubleSide });
  private size = { width: 1, height: 1 };
  private colours: readonly number[] = [];
  private due = 0;
  private before = 0;

  constructor(canvas: HTMLCanvasElement, look: Look) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.setLamp();
    this.top.position.z = -1.2;
    this.top.receiveShadow = true;
    this.scene.add(this.top, this.sky, this.lamp, this.lamp.target);
    this.scene.environment = roomLight(this.renderer);
    this.light(look);
  }

  private setLamp(): void {
    this.lamp.position.set(-14, 22, 96);
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.set(1536, 1536);
    this.lamp.shadow.camera.near = 40;
    this.lamp.shadow.camera.far = 150;
    this.lamp.shadow.radius = 5;
    this.lamp.shadow.bias = -0.0006;
    this.lamp.shadow.normalBias = 0.03;
  }

  /** Day or night: the wood and how much the room adds to the lamp. */
  light(look: Look): void {
    const [side, top] = this.top.material as MeshStandardMaterial[];
    top?.map?.dispose();
    if (top) top.map = textureOf(paintWood(look.wood, look.edge));
    side?.color.set(look.edge);
    this.ring.color.set(look.accent);
    this.lamp.intensity = look.night ? 3.1 : 2.5;
    this.sky.intensity = look.night ? 0.35 : 1.15;
    this.scene.environmentIntensity = look.night ? 0.32 : 0.55;
    this.draw();
  }

  /** Make every part anew where its colour changed, turn discs over and ring what may be touched. */
  dress({ colours, stars, marked }: Dress): void {
    colours.forEach((colour, part) => {
      if (this.colours[part] !== colour) this.make(part, colour);
      const disc = this.parts[part];
      if (part >= DICE && part < FIRST_PUCK && disc instanceof Mesh) turnUp(disc, this.facesOf(colour), stars[part] ?? false);
      this.ringOf(part).visible = marked.has(part);
    });
    this.colours = colours;
    this.draw();
  }

  private facesOf(colour: number): Faces {
    const faces = this.faces[colour] ?? this.faces[0];
    if (!faces) throw new Error("there are three colours of discs");
    return faces;
  }

  private make(part: number, colour: number): void {
    const old = this.parts[part];
    if (old) this.scene.remove(old);
    const body = part < DICE ? makeDie(colour) : part < FIRST_PUCK ? makeDisc(this.facesOf(colour)) : makePuck(colour);
    if (old) {
      body.position.copy(old.position);
      body.quaternion.copy(old.quaternion);
    }
    body.visible = old?.visible ?? false;
    this.parts[part] = body;
    this.scene.add(body);
  }

  private ringOf(part: number): Mesh {
    const known = this.rings[part];
    if (known) return known;
    const inner = part < DICE ? 1.2 : (part < FIRST_PUCK ? DISC / 2 : PUCK / 2) * CM + 0.1;
    const ring = new Mesh(new RingGeometry(inner, inner + (part < DICE ? 0.2 : 0.4), 64), this.ring);
    ring.renderOrder = 5;
    this.rings[part] = ring;
    this.scene.add(ring);
    return ring;
  }

  /** Everything where it is at this moment. */
  pose(poses: readonly Pose[]): void {
    poses.forEach((pose, part) => {
      const body = this.parts[part];
      if (!body) return;
      const [w, i, j, k] = pose.turn;
      body.visible = pose.where === ON_TABLE;
      body.position.set(pose.x * CM, pose.y * CM, pose.z * CM);
      body.quaternion.set(i, j, k, w);
      const ring = this.rings[part];
      ring?.position.set(pose.x * CM, pose.y * CM, part < DICE ? pose.z * CM - 0.7 : 0.05);
    });
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  /** The first stretch of a flick's way. */
  dot(way: readonly { x: number; y: number; z: number }[]): void {
    while (this.dots.length < way.length) {
      const dot = new Mesh(DOT, this.ring);
      dot.renderOrder = 4;
      this.dots.push(dot);
      this.scene.add(dot);
    }
    this.dots.forEach((dot, each) => {
      const place = way[each];
      dot.visible = place !== undefined;
      if (place) dot.position.set(place.x * CM, place.y * CM, place.z * CM);
    });
    this.draw();
  }

  /** Look from there; a tower stands `out` centimetres from the middle in the direction `round`. */
  see(view: ViewName, round: number, out: number, atOnce = false): void {
    this.eye.go(placeOf(view, round, out, this.size.width < this.size.height), atOnce);
    this.draw();
  }

  resize(width: number, height: number): void {
    this.size = { width, height };
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.eye.shape(width, height);
    this.draw();
  }

  /** Draw before the next repaint; a moving eye keeps asking for another picture. */
  draw(): void {
    this.due ||= requestAnimationFrame((now) => {
      this.due = 0;
      const moving = this.eye.move(Math.min(60, now - this.before));
      this.before = now;
      this.renderer.render(this.scene, this.eye.camera);
      this.drawn();
      if (moving) this.draw();
    });
  }

  /** Told after every picture, so that what lies over it can follow. */
  drawn: () => void = () => undefined;

  /** Where a place on the table is in the picture. */
  spotOf(x: number, y: number, z: number): Spot {
    const point = new Vector3(x * CM, y * CM, z * CM);
    const far = point.distanceTo(this.eye.camera.position);
    const high = 2 * far * Math.tan((this.eye.camera.fov * Math.PI) / 360);
    point.project(this.eye.camera);
    return { x: ((point.x + 1) / 2) * this.size.width, y: ((1 - point.y) / 2) * this.size.height, scale: this.size.height / high };
  }

  /** The place at a height that a point of the picture shows; null beyond the horizon. */
  groundAt(x: number, y: number, z: number): { x: number; y: number } | null {
    const ray = this.rayAt(x, y).ray;
    const found = ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -z * CM), new Vector3());
    return found && { x: found.x / CM, y: found.y / CM };
  }

  /** The part that a point of the picture shows, -1 for none. */
  partAt(x: number, y: number): number {
    const shown = this.parts.filter((part) => part.visible);
    const hit = this.rayAt(x, y).intersectObjects(shown)[0]?.object;
    return this.parts.findIndex((part) => hit && (part === hit || part === hit.parent));
  }

  private rayAt(x: number, y: number): Raycaster {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((x / this.size.width) * 2 - 1, 1 - (y / this.size.height) * 2), this.eye.camera);
    return ray;
  }

  leave(): void {
    cancelAnimationFrame(this.due);
    this.drawn = () => undefined;
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

/** What polished things mirror: a warm dark room with a lamp and a window. */
function roomLight(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  const wall = (colour: string, size: [number, number, number], at: [number, number, number], bright = 1): void => {
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(bright), side: BackSide });
    const mesh = new Mesh(new BoxGeometry(...size), material);
    if (size[0] < 60) material.side = 0;
    mesh.position.set(...at);
    room.add(new Group().add(mesh));
  };
  wall("#5b4a3a", [100, 100, 100], [0, 0, 0]);
  wall("#ffe9c4", [26, 26, 2], [-8, 10, 44], 9);
  wall("#cfe0f0", [2, 30, 22], [-46, 0, 12], 2.2);
  const maker = new PMREMGenerator(renderer);
  const { texture } = maker.fromScene(room, 0.03);
  maker.dispose();
  return texture;
}
