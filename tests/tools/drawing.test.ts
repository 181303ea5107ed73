import { describe, expect, test } from 'vitest'
import { contourLines, levels } from '#tools/artwork/contour-lines.ts'
import { heightField } from '#tools/artwork/height-field.ts'
import {
  ironed,
  isClosed,
  lengthOf,
  type Point,
  resample,
  smoothPath,
} from '#tools/artwork/smooth-path.ts'

const line: Point[] = [
  [0, 0],
  [30, 0],
  [30, 40],
]
const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
]

describe('a line', () => {
  test('has the length of its segments', () => {
    expect(lengthOf(line)).toBe(70)
    expect(lengthOf([])).toBe(0)
  })

  test('is closed when it ends where it began', () => {
    expect(isClosed(square)).toBe(true)
    expect(isClosed(line)).toBe(false)
  })

  test('is sampled at even steps between its ends, at six at least', () => {
    const points = resample(line, 10)
    expect(points).toHaveLength(8)
    expect([points[0], points[3], points.at(-1)]).toEqual([
      [0, 0],
      [30, 0],
      [30, 40],
    ])
    expect(resample(line, 1000)).toHaveLength(7)
  })

  test('keeps its ends when it is ironed, and a ring stays a ring', () => {
    const bent: Point[] = [
      [0, 0],
      [5, 8],
      [10, 0],
    ]
    expect(ironed(bent, 1)).toEqual([
      [0, 0],
      [5, 4],
      [10, 0],
    ])
    expect(ironed(bent, 0)).toBe(bent)
    expect(isClosed(ironed(square, 3))).toBe(true)
    expect(lengthOf(ironed(square, 3))).toBeLessThan(lengthOf(square))
  })

  test('is written as relative cubics in whole numbers, with one z for a ring', () => {
    expect(
      smoothPath(
        [
          [0, 0],
          [6, 0],
          [12, 0],
        ],
        10,
      ),
    ).toBe('M0 0c10 0 40 0 60 0s50 0 60 0')
    expect(
      smoothPath(
        [
          [1, 2],
          [7, 2],
        ],
        2,
      ),
    ).toBe('M2 4c2 0 10 0 12 0s')
    expect(smoothPath(square, 1)).toMatch(/^M0 0c[\d\s-]+s[\d\s-]+z$/)
  })
})

describe('a terrain', () => {
  const hill = { x: 100, y: 60, length: 50, breadth: 30, turnDegrees: 0, height: 1 }
  const terrain = { seed: 1, width: 200, height: 120, hills: [hill], roughness: 0.1, plain: 0.05 }

  test('is the same for the same seed, and another for another', () => {
    const heights = (seed: number) => contourLines({ ...terrain, seed }, levels(0.2, 0.8, 0.1))
    expect(heights(1)).toEqual(heights(1))
    expect(heights(1)).not.toEqual(heights(2))
    expect(heights(1).fine).toMatch(/^M[-\d]/)
  })

  test('is higher at its hill than far from it', () => {
    const height = heightField({ ...terrain, roughness: 0, plain: 0 })
    expect(height(hill.x, hill.y)).toBeGreaterThan(height(hill.x + 2000, hill.y))
  })

  test('has its lines at even heights, the last one included', () => {
    expect(levels(0, 1, 0.25)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(levels(1, 0, 1)).toEqual([])
  })
})
