/** How big everything is, in hundredths of a millimetre; a test holds these numbers to measures.py. */

export const DICE = 12;
export const DISCS = 9;
export const PUCKS = 4;
export const FIRST_DISC = DICE;
export const FIRST_PUCK = DICE + DISCS;
export const PARTS = DICE + DISCS + PUCKS;

export const DIE = 1_600;
export const DISC = 10_000;
export const DISC_HIGH = 200;
export const PUCK = 3_000;
export const PUCK_HIGH = 800;
export const MARK = 2_000;
export const RIM = 45_000;

/** A flick in steps: tenths of a degree, speeds, half millimetres off the die's middle. */
export const AIMS = 3_600;
export const POWERS = 100;
export const SLOWEST = 250;
export const FASTER = 25;
export const OFFSETS = 25;
export const MIDDLE = 12;
