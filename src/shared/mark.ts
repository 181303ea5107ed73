export type MarkDrawing = { viewBox: string; strokeWidth: number; paths: string[] }

/**
 * The firm's mark: three contour lines that read as a hill (Swahili: kilima) and a rising sun.
 * The first path is the summit, which may take the accent colour. Draw as strokes, round caps.
 */
export const mark: MarkDrawing = {
  viewBox: '0 0 32 32',
  strokeWidth: 2.25,
  paths: [
    'M2 18.5H4C8 18.5 8.1 12.2 9.97 7.57A6.5 6.5 0 0 1 22.03 7.57C23.9 12.2 24 18.5 28 18.5H30',
    'M2 23.25H5C9 23.25 10.23 18.61 12.29 14.73A4.2 4.2 0 0 1 19.71 14.73C21.77 18.61 23 23.25 27 23.25H30',
    'M2 28H6C10 28 11.95 24.74 13.79 22.38A2.8 2.8 0 0 1 18.21 22.38C20.05 24.74 22 28 26 28H30',
  ],
}

/** The mark redrawn on a grid of 16 pixels, heavier and wider apart, for 24 pixels and below. */
export const smallMark: MarkDrawing = {
  viewBox: '0 0 16 16',
  strokeWidth: 1.6,
  paths: [
    'M.75 8.75H2.2C3.8 8.75 4.05 5.99 4.81 3.99A3.4 3.4 0 0 1 11.19 3.99C11.95 5.99 12.2 8.75 13.8 8.75H15.25',
    'M.75 11.75H2.8C4.6 11.75 5.39 9.15 6.23 7.56A2 2 0 0 1 9.77 7.56C10.61 9.15 11.4 11.75 13.2 11.75H15.25',
    'M.75 14.75H3.2C5 14.75 6.11 12.4 6.98 11.3A1.3 1.3 0 0 1 9.02 11.3C9.89 12.4 11 14.75 12.8 14.75H15.25',
  ],
}
