declare module 'qrcode-svg' {
  interface Options {
    content: string
    ecl: 'L' | 'M' | 'Q' | 'H'
  }

  class QRCode {
    constructor(options: Options)
    readonly qrcode: { readonly modules: readonly (readonly boolean[])[] }
  }

  export = QRCode
}
