/** The bodies of dice, discs and pucks for three.js, in centimetres. */

import {
  BackSide, BufferGeometry, CanvasTexture, CircleGeometry, Color, CylinderGeometry, DoubleSide, Group, Matrix4, Mesh,
  MeshStandardMaterial, SRGBColorSpace, Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { DIE, DISC, DISC_HIGH, MARK, PUCK, PUCK_HIGH } from "./measures";
import { DICE_PAINTS, DISC_PAINTS, paintStar, paintTarget, paintWood, PIPS, PUCK_PAINTS } from "./paint";
import { FACES } from "./pose";

/** Centimetres in a hundredth of a millimetre. */
export const CM = 1 / 1000;
const EDGE = DIE * CM;
const AXES = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)] as const;

export function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** All pips of a die in one body: flat spots a hair above its faces. */
function pipsOf(): BufferGeometry {
  const spots: BufferGeometry[] = [];
  FACES.forEach(([high, low], axis) => {
    for (const [value, sense] of [[high, 1], [low, -1]] as const) {
      const face = frameOf(axis, sense);
      for (const [x, y] of PIPS[value] ?? []) {
        const spot = new CircleGeometry(EDGE * 0.095, 18);
        spot.applyMatrix4(new Matrix4().makeTranslation(x * EDGE * 0.25, y * EDGE * 0.25, EDGE / 2 + 0.004));
        spots.push(spot.applyMatrix4(face));
      }
    }
  });
  return mergeGeometries(spots);
}

/** Turns the face that looks along z so that it looks along an axis, or against it. */
function frameOf(axis: number, sense: number): Matrix4 {
  const out = (AXES[axis] ?? AXES[0]).clone().multiplyScalar(sense);
  const along = AXES[(axis + 1) % 3] ?? AXES[1];
  return new Matrix4().makeBasis(along.clone(), out.clone().cross(along), out);
}

const shared: { body?: BufferGeometry; pips?: BufferGeometry } = {};

/** A die of translucent acrylic: its far walls, its pips, then the polished outside. */
export function makeDie(colour: number): Group {
  const paint = DICE_PAINTS[colour] ?? DICE_PAINTS[0];
  shared.body ??= new RoundedBoxGeometry(EDGE, EDGE, EDGE, 4, 0.22);
  shared.pips ??= pipsOf();
  const inside = new MeshStandardMaterial({ color: new Color(paint.body).multiplyScalar(0.55), side: BackSide, roughness: 0.6, depthWrite: false });
  const outside = new MeshStandardMaterial({ color: paint.body, transparent: true, opacity: colour === 1 ? 0.84 : 0.74, roughness: 0.09 });
  const far = new Mesh(shared.body, inside);
  const pips = new Mesh(shared.pips, new MeshStandardMaterial({ color: paint.pip, roughness: 0.4, side: DoubleSide }));
  const near = new Mesh(shared.body, outside);
  far.renderOrder = 1;
  pips.renderOrder = 2;
  near.renderOrder = 3;
  near.castShadow = true;
  near.receiveShadow = true;
  return new Group().add(far, pips, near);
}

/** The two faces of the discs of one colour. */
export interface Faces {
  target: MeshStandardMaterial;
  star: MeshStandardMaterial;
  edge: MeshStandardMaterial;
}

export function makeFaces(colour: number, mark = MARK): Faces {
  const card = (canvas: HTMLCanvasElement) => new MeshStandardMaterial({ map: textureOf(canvas), roughness: 0.85 });
  return {
    target: card(paintTarget(colour, mark / DISC)),
    star: card(paintStar(colour)),
    edge: new MeshStandardMaterial({ color: new Color(DISC_PAINTS[colour]?.card).multiplyScalar(0.7), roughness: 0.9 }),
  };
}

/** Cylinders of three.js stand on the y axis; ours on z. */
function standing(radius: number, high: number, sides: number): BufferGeometry {
  return new CylinderGeometry(radius, radius, high, sides).rotateX(Math.PI / 2);
}

export function makeDisc(faces: Faces): Mesh {
  const disc = new Mesh(standing((DISC / 2) * CM, DISC_HIGH * CM, 72), [faces.edge, faces.target, faces.star]);
  disc.castShadow = disc.receiveShadow = true;
  return disc;
}

/** Turn a disc's target or its star up. */
export function turnUp(disc: Mesh, faces: Faces, star: boolean): void {
  disc.material = [faces.edge, star ? faces.star : faces.target, faces.star];
}

export function makePuck(colour: number): Mesh {
  const wood = textureOf(paintWood(PUCK_PAINTS[colour] ?? "#8f2a22", "#1d1510", 128));
  const material = new MeshStandardMaterial({ map: wood, roughness: 0.55 });
  const puck = new Mesh(standing((PUCK / 2) * CM, PUCK_HIGH * CM, 40), material);
  puck.castShadow = puck.receiveShadow = true;
  return puck;
}
