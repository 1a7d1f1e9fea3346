// Conversion of shoe sizes: from US sizes and centimetres to EU sizes.

/** EU by US men's size, which continues the scale of youth. Source: the makers' published tables, which agree to half a size. */
const euByUs = new Map(
  Object.entries({
    '1': '32',
    '1.5': '33',
    '2': '33.5',
    '2.5': '34',
    '3': '35',
    '3.5': '35.5',
    '4': '36',
    '4.5': '36.5',
    '5': '37.5',
    '5.5': '38',
    '6': '38.5',
    '6.5': '39',
    '7': '40',
    '7.5': '40.5',
    '8': '41',
    '8.5': '42',
    '9': '42.5',
    '9.5': '43',
    '10': '44',
    '10.5': '44.5',
    '11': '45',
    '11.5': '45.5',
    '12': '46',
    '12.5': '47',
    '13': '47.5',
    '14': '48.5',
    '15': '49.5',
    '16': '50.5',
  }),
);

/** What a women's US size exceeds the men's size of the same length by. */
const WOMENS_DIFFERENCE = 1.5;

/** The EU size for a US size of men, youth or women; undefined for other numbers. */
export function euOfUs(us: string, isWomens: boolean): string | undefined {
  return euByUs.get(isWomens ? String(Number(us) - WOMENS_DIFFERENCE) : us);
}

/** Length of the foot in cm by EU size; below 24 cm children's, which differ most between makers. */
export const euByCm = new Map(
  Object.entries({
    '16': '27',
    '17': '28',
    '18': '29.5',
    '19': '31',
    '20': '32',
    '21': '33.5',
    '22': '35',
    '23': '36',
    '24': '38.5',
    '24.5': '39',
    '25': '40',
    '25.5': '40.5',
    '26': '41',
    '26.5': '42',
    '27': '42.5',
    '27.5': '43',
    '28': '44',
    '28.5': '44.5',
    '29': '45',
    '29.5': '45.5',
    '30': '46',
    '31': '47.5',
    '32': '48.5',
    '33': '49.5',
  }),
);
