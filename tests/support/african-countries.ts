// All countries and territories of Africa where people live (ISO 3166-1, UN M49).
const codes =
  'DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU YT MA MZ NA NE NG RE RW SH ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW'

/** Returns the names that African countries have by themselves, as a market that nobody has translated. */
export function africanCountriesIn(tag: string): string[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return codes.split(' ').map((code) => names.of(code) ?? code)
}
