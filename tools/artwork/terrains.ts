import type { Terrain } from './height-field.ts'

/** Behind a hero: high ground on the right, a plain on the left where the text stands. */
export const heroTerrain: Terrain = {
  // The way on the home page (route-map.tsx) climbs from a valley to the summit of this one.
  seed: 2094,
  width: 1440,
  height: 640,
  roughness: 0.34,
  plain: 0.1,
  hills: [
    { x: 1130, y: 250, length: 270, breadth: 150, turnDegrees: -28, height: 1 },
    { x: 1400, y: 560, length: 240, breadth: 150, turnDegrees: 20, height: 0.72 },
    { x: 820, y: 560, length: 230, breadth: 130, turnDegrees: -12, height: 0.5 },
    { x: 700, y: 60, length: 190, breadth: 110, turnDegrees: 12, height: 0.34 },
    { x: 1470, y: 20, length: 200, breadth: 140, turnDegrees: 40, height: 0.4 },
  ],
}

/** Across a section break: a low range seen from above, running the width of the page. */
export const sectionTerrain: Terrain = {
  seed: 14,
  width: 1440,
  height: 320,
  roughness: 0.3,
  plain: 0.12,
  hills: [
    { x: 240, y: 190, length: 240, breadth: 100, turnDegrees: 8, height: 0.62 },
    { x: 700, y: 110, length: 280, breadth: 90, turnDegrees: -10, height: 0.78 },
    { x: 1180, y: 200, length: 260, breadth: 110, turnDegrees: 12, height: 0.9 },
  ],
}

/** In a corner of a card or page: one hill at the lower right. */
export const cornerTerrain: Terrain = {
  // No line of this one leaves at the left or the top, where a page would show its end.
  seed: 100,
  width: 640,
  height: 640,
  roughness: 0.26,
  plain: 0.03,
  hills: [{ x: 500, y: 500, length: 260, breadth: 170, turnDegrees: -38, height: 1 }],
}

/** On the picture of a shared page: one hill at the right, falling away under the headline. */
export const shareTerrain: Terrain = {
  seed: 2,
  width: 1200,
  height: 630,
  roughness: 0.3,
  plain: 0.06,
  hills: [
    { x: 1010, y: 190, length: 240, breadth: 150, turnDegrees: -30, height: 1 },
    { x: 1180, y: 560, length: 220, breadth: 120, turnDegrees: 15, height: 0.55 },
    { x: 640, y: 40, length: 200, breadth: 100, turnDegrees: 10, height: 0.3 },
  ],
}

/** On the cover of a report, in points of A4: a range rising to the lower right. */
export const coverTerrain: Terrain = {
  seed: 9,
  width: 596,
  height: 842,
  roughness: 0.3,
  plain: 0.05,
  hills: [
    { x: 420, y: 610, length: 210, breadth: 130, turnDegrees: -35, height: 1 },
    { x: 120, y: 800, length: 180, breadth: 90, turnDegrees: 10, height: 0.45 },
    { x: 600, y: 330, length: 130, breadth: 90, turnDegrees: -60, height: 0.4 },
  ],
}
