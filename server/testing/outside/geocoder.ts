// A Nominatim server on loopback that knows a few places, and can fail in the ways that servers do.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestGeocoder {
  url: string;
  /** The parameters and headers of each request, in order. */
  requests: { path: string; parameters: Record<string, string>; headers: IncomingHttpHeaders }[];
  /** How it answers from now on. By default with the places whose name contains the text. */
  answerWith(answer: 'places' | 'nothing' | { status: number; body?: string }): void;
  close(): Promise<void>;
}

/** As Nominatim 4.4 answers format=json with addressdetails=1; coordinates are strings. */
const known = [
  answerOf({ id: 1, name: 'Bromma', class: 'highway', type: 'residential', county: 'SE-AB' }),
  answerOf({ id: 2, name: 'Flottsbro', class: 'place', type: 'hamlet', county: 'SE-AB' }),
  answerOf({ id: 3, name: 'Göteborg', class: 'boundary', type: 'administrative', county: 'SE-O' }),
  answerOf({ id: 4, name: 'Flottsund', class: 'place', type: 'village', county: 'SE-C' }),
  {
    ...answerOf({ id: 5, name: 'Flottvik', class: 'place', type: 'village', county: 'NO-46' }),
    country: 'no',
  },
];

export async function startGeocoder(): Promise<TestGeocoder> {
  const requests: TestGeocoder['requests'] = [];
  let answer: Parameters<TestGeocoder['answerWith']>[0] = 'places';
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    requests.push({ path: pathname, parameters: Object.fromEntries(searchParams), headers: request.headers });
    if (answer === 'nothing') return;
    const { status = 200, body } = answer === 'places' ? {} : answer;
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(body ?? JSON.stringify(find(searchParams.get('q') ?? '')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function find(text: string): object[] {
  return known
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .map((place) => Object.assign({}, place, { address: { ...place.address, country_code: place.country } }));
}

function answerOf(place: { id: number; name: string; class: string; type: string; county: string }) {
  return {
    place_id: 100 + place.id,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'relation',
    osm_id: place.id,
    lat: place.name === 'Göteborg' ? '57.7072326' : '59.2254109',
    lon: place.name === 'Göteborg' ? '11.9670171' : '17.8898205',
    class: place.class,
    type: place.type,
    place_rank: 16,
    importance: 0.4,
    addresstype: place.class === 'boundary' ? 'city' : place.type,
    name: place.name,
    display_name: `${place.name}, Sverige`,
    address: { 'ISO3166-2-lvl4': place.county, country: 'Sverige' },
    boundingbox: ['59.2', '59.3', '17.8', '17.9'],
    country: 'se',
  };
}
