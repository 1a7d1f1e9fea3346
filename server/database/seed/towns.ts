// The towns of the sample data, in every county, with their inhabitants.
import type { Random } from './random.ts';

interface Town {
  location: string;
  county: string;
  /** The first three digits of its postal codes. */
  prefix: string;
  /** Thousands of inhabitants of the county that this town represents. */
  people: number;
}

const table = `
Stockholm: Stockholm 113 980, Södertälje 151 100, Huddinge 141 113, Nacka 131 109, Haninge 136 97, Botkyrka 145 95, Solna 169 84, Sollentuna 191 75, Täby 183 73, Järfälla 175 86
Uppsala: Uppsala 753 404
Södermanland: Eskilstuna 632 170, Nyköping 611 130
Östergötland: Linköping 582 200, Norrköping 602 190, Motala 591 82
Jönköping: Jönköping 553 370
Kronoberg: Växjö 352 204
Kalmar: Kalmar 392 247
Gotland: Visby 621 61
Blekinge: Karlskrona 371 158
Skåne: Malmö 211 480, Lund 223 210, Helsingborg 252 260, Kristianstad 291 150, Landskrona 261 90, Trelleborg 231 110, Ängelholm 262 120
Halland: Halmstad 302 140, Varberg 432 100, Kungsbacka 434 104
Västra Götaland: Göteborg 413 880, Borås 504 280, Trollhättan 461 180, Skövde 541 180, Uddevalla 451 150, Mölndal 431 90
Värmland: Karlstad 652 283
Örebro: Örebro 703 240, Karlskoga 691 67
Västmanland: Västerås 722 281
Dalarna: Borlänge 781 150, Falun 791 138
Gävleborg: Gävle 802 286
Västernorrland: Sundsvall 852 160, Örnsköldsvik 891 82
Jämtland: Östersund 831 132
Västerbotten: Umeå 903 190, Skellefteå 931 89
Norrbotten: Luleå 972 248
`;

export const towns: readonly Town[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [county = '', list = ''] = line.split(': ');
    return list.split(', ').map((entry) => {
      const [location = '', prefix = '', people = '0'] = entry.split(' ');
      return { location, county, prefix, people: Number(people) };
    });
  });

export const counties: readonly string[] = [...new Set(towns.map((town) => town.county))];

const people = towns.reduce((sum, town) => sum + town.people, 0);

/** A town, weighted by inhabitants; within one county if given. */
export function pickTown(random: Random, county?: string): Town {
  const among = county === undefined ? towns : towns.filter((town) => town.county === county);
  let left =
    random.next() * (county === undefined ? people : among.reduce((sum, town) => sum + town.people, 0));
  const found = among.find((town) => (left -= town.people) < 0) ?? among.at(-1);
  if (!found) throw new RangeError(`no town in ${county}`);
  return found;
}
