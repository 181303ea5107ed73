import QRCode from 'qrcode-svg'

const margin = 2

/** Returns a QR code as an SVG with one path; it has no styles, which the CSP would block. */
export function qrCodeSvg(content: string): string {
  const { modules } = new QRCode({ content, ecl: 'M' }).qrcode
  const size = modules.length + 2 * margin
  const path = modules.map((row, y) => rowPath(row, y + margin)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="QR code"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start + margin} ${y}h${x - start + 1}v1h-${x - start + 1}z`
  }
  return path
}
