// Orders counties by distance from a county.

/** The approximate centre of each county's population: degrees north and east. */
const middles: Record<string, readonly [number, number]> = {
  Stockholm: [59.33, 18.07],
  Uppsala: [59.86, 17.64],
  Södermanland: [59.0, 16.75],
  Östergötland: [58.45, 15.8],
  Jönköping: [57.6, 14.3],
  Kronoberg: [56.88, 14.81],
  Kalmar: [56.9, 16.3],
  Gotland: [57.63, 18.3],
  Blekinge: [56.2, 15.3],
  Skåne: [55.8, 13.3],
  Halland: [56.9, 12.7],
  'Västra Götaland': [57.9, 12.5],
  Värmland: [59.5, 13.4],
  Örebro: [59.27, 15.0],
  Västmanland: [59.6, 16.4],
  Dalarna: [60.55, 15.5],
  Gävleborg: [60.9, 16.9],
  Västernorrland: [62.6, 17.7],
  Jämtland: [63.18, 14.65],
  Västerbotten: [64.2, 20.5],
  Norrbotten: [65.9, 22.0],
};

/** All counties, the given one first and then by distance; in arbitrary order for an unknown county. */
export function countiesByDistance(county: string): string[] {
  const from = middles[county];
  const others = Object.keys(middles);
  if (!from) return others;
  return others
    .map((name) => ({ name, distance: distanceBetween(from, middles[name] ?? from) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
}

/** In degrees of latitude; a degree of longitude is about half as long in Sweden. Precise enough to compare. */
function distanceBetween(
  [north, east]: readonly [number, number],
  [toNorth, toEast]: readonly [number, number],
): number {
  return Math.hypot(toNorth - north, (toEast - east) / 2);
}
