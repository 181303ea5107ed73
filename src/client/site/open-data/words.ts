export const editionNumber = (number: number) => `Edition ${number}`

export const empty = 'empty'

export const tableAs = (table: string, format: string) => `<hidden>${table} as </hidden>${format}`

export const rowAsFileHasIt = 'A row, as the file has it'

export const editionOfDay = (number: number, day: string) => `edition ${number}, ${day}`

export const kilobytes = (count: number) => `${count} kB`
