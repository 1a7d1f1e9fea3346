// Recognises brand, model, size, colour and audience in the title of an ad. The result is offered in the form, or fills in
// the missing attributes of older ads.
import { possibleSizes, readSize } from '../../../search/size-terms.ts';
import { tokensOf } from '../../../search/tokens.ts';
import type { CategoryAttributes, SizeSystem } from '../../categories/category-attributes.ts';
import { AUDIENCES, type Audience, type Colour, MAX_MODEL_LENGTH } from './attribute-values.ts';
import { type KnownBrand, findBrand } from './known-brands.ts';
import { isForWomen, roundThirds, sizeAmong } from './read-sizes.ts';

/** An attribute that the title does not state is empty. */
export interface Attributes {
  brand: string;
  model: string;
  size: string;
  colour: Colour | '';
  audience: Audience | '';
}

export const noneRecognised: Attributes = { brand: '', model: '', size: '', colour: '', audience: '' };

interface Recognition {
  brands: readonly KnownBrand[];
  onlyCertain: boolean;
  texts?: { category?: string; description?: string; audience?: string };
}

/**
 * Returns the attributes that the title states and the category has.
 *
 * @param options.texts the ad's other texts, which may say that a US size is of the women's scale
 * @param options.onlyCertain ignores bare numbers and letters, which may be something other than a size
 */
export function recogniseAttributes(
  title: string,
  category: CategoryAttributes,
  { brands, onlyCertain, texts = {} }: Recognition,
): Attributes {
  const found = category.hasBrand ? findBrand(title, brands) : null;
  return {
    brand: found?.brand ?? '',
    model: category.hasModel && found ? readModel(found.rest) : '',
    size: category.sizeSystem
      ? readTitleSize(roundThirds(title), category.sizeSystem, {
          onlyCertain,
          isWomens: isForWomen({ title, ...texts }),
        })
      : '',
    colour: category.hasColour ? readColour(title) : '',
    audience: category.hasAudience ? readAudience(title) : '',
  };
}

/** The size, if the title has exactly one. A title with several ("strl 40-45", "S och M") gives none. */
function readTitleSize(
  title: string,
  system: SizeSystem,
  { onlyCertain, isWomens }: { onlyCertain: boolean; isWomens: boolean },
): string {
  const tokens = tokensOf(title).map(({ text }) => text);
  const sizes = new Set<string>();
  for (let index = 0; index < tokens.length; index += 1) {
    const read = readSize(tokens, index, isWomens);
    if (!read) continue;
    const size = sizeAmong(system, read.terms);
    if (size) sizes.add(size);
    index += read.length - 1;
    const next = sizeAmong(system, possibleSizes(tokens[index + 1] ?? ''));
    if (size && next && isRange(title, next)) sizes.add(next);
  }
  if (sizes.size === 0 && !onlyCertain)
    for (const token of tokens) if (isLikelySize(system, token)) addSize(sizes, system, token);
  const [only = ''] = sizes.size === 1 ? sizes : [];
  return only;
}

function addSize(sizes: Set<string>, system: SizeSystem, token: string): void {
  const size = sizeAmong(system, possibleSizes(token));
  if (size) sizes.add(size);
}

/** Whether the size is the second of a range or pair: "40-42", "S/M", "M och L". */
function isRange(title: string, size: string): boolean {
  return new RegExp(`(?:[-–/,+]|och|eller|till)\\s*${size.replace('.', '[.,]')}(?![\\p{L}\\d])`, 'iu').test(
    title,
  );
}

/** Models are often named by a number. The numbers and letters accepted here are more often sizes. */
function isLikelySize(system: SizeSystem, token: string): boolean {
  if (system === 'shoes') return Number(token) >= 38 && Number(token) <= 52;
  if (system === 'clothes') return /^\d{2,3}$/.test(token) ? Number(token) >= 86 : /^(?:s|m|l)$/.test(token);
  return false;
}

const MODEL_WORDS = 3;
const SIZE_WORD =
  /^(?:strl|stl|str|storlek|size|sz|eu|us|uk|herr\p{L}*|dam\p{L}*|junior\p{L}*|barn\p{L}*|ungdom\p{L}*)$/iu;
/** Words for the type of item, which are not part of a model's name. */
const KIND =
  /(?:sko|skor|boll|bollar|tröja|tröjor|linne|shorts|jacka|hoodie|byxa|byxor|väska|ryggsäck|korg|ställning|sockor|strumpor)$/iu;

/** The words after the brand with a number or a capital: "LeBron 20", "TF-1000". Empty if none. */
function readModel(rest: string): string {
  const words: string[] = [];
  for (const word of rest.trim().split(/\s+/).slice(0, MODEL_WORDS)) {
    const bare = word.replace(/[,;.!]+$/, '');
    const isName = /^(?=.*[\p{Lu}\d])[\p{L}\d+'’.-]+$/u.test(bare);
    if (!isName || SIZE_WORD.test(bare) || KIND.test(bare) || readColour(bare) !== '') break;
    words.push(bare);
    if (bare !== word) break;
  }
  // A lone number is a size or a year.
  const model = words.join(' ');
  return /\p{L}/u.test(model) ? model.slice(0, MAX_MODEL_LENGTH) : '';
}

const colourForms: readonly [Colour, RegExp][] = [
  ['Marinblå', /^(?:marin(?:blå\w*)?|navy|mörkblå\w*)$/],
  ['Svart', /^(?:svart\w{0,2}|black)$/],
  ['Vit', /^(?:vit|vita|vitt|white)$/],
  ['Grå', /^(?:ljus|mörk)?(?:grå|gråa|grått|grey|gray)$/],
  ['Röd', /^(?:vin|mörk)?(?:röd|röda|rött|red)$/],
  ['Blå', /^(?:ljus)?(?:blå|blåa|blått|blue)$/],
  ['Grön', /^(?:ljus|mörk)?(?:grön|gröna|grönt|green)$/],
  ['Gul', /^(?:gul|gula|gult|yellow)$/],
  ['Orange', /^orangea?$/],
  ['Lila', /^(?:lila|purple)$/],
  ['Rosa', /^(?:rosa|pink)$/],
  ['Brun', /^(?:brun|bruna|brunt|brown)$/],
  ['Beige', /^beigea?$/],
  ['Guld', /^(?:guld|gold)$/],
  ['Silver', /^silver$/],
  ['Flerfärgad', /^(?:flerfärgad|multicolou?r)$/],
];

/** The colour; a title with several colours, such as "svart/röd", gives "Flerfärgad". */
function readColour(title: string): Colour | '' {
  const colours = new Set<Colour>();
  for (const { text } of tokensOf(title)) {
    const colour = colourForms.find(([, form]) => form.test(text))?.[0];
    if (colour) colours.add(colour);
  }
  const [first = ''] = colours;
  return colours.size > 1 ? 'Flerfärgad' : first;
}

const audienceForms: readonly [Audience, RegExp][] = [
  ['Junior', /^(?:junior|barn|ungdom|kid|pojk|flick)/],
  ['Dam', /^(?:dam(?:er|ernas|modell|storlek)?|dam(?:sko|skor|tröja|linne|boll)|womens?|wmns|kvinn\w*)$/],
  ['Herr', /^(?:herr(?:ar|arnas|modell|storlek)?|herr(?:sko|skor|tröja|linne|boll)|mens?|män)$/],
  ['Unisex', /^unisex$/],
];

function readAudience(title: string): Audience | '' {
  const tokens = tokensOf(title).map(({ text }) => text);
  const found = AUDIENCES.filter((audience) =>
    audienceForms.some(([name, form]) => name === audience && tokens.some((token) => form.test(token))),
  );
  const [only = ''] = found.length === 1 ? found : [];
  return only;
}
