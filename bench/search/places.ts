// Queries for a thing at a place.
import { type TestQuery, near, sized } from './ad-pattern.ts';
import * as item from './items.ts';

const skane = /^(Malmö|Lund|Helsingborg|Kristianstad|Landskrona|Trelleborg|Ängelholm)$/;
const stockholmCounty =
  /^(Stockholm|Södertälje|Huddinge|Nacka|Haninge|Botkyrka|Solna|Sollentuna|Täby|Järfälla)$/;

export const places: TestQuery[] = [
  { query: 'skor malmö', must: near(item.shoes, /^Malmö$/) },
  { query: 'basketskor göteborg', must: near(item.shoes, /^Göteborg$/) },
  { query: 'skor stockholm', must: near(item.shoes, /^Stockholm$/), may: near(item.shoes, stockholmCounty) },
  {
    query: 'stockholm skor 43',
    must: near(sized(item.shoes, 43), /^Stockholm$/),
    may: near(sized(item.shoes, 43), stockholmCounty),
  },
  { query: 'skor i uppsala', must: near(item.shoes, /^Uppsala$/) },
  { query: 'boll lund', must: near(item.balls, /^Lund$/) },
  { query: 'basketboll malmo', must: near(item.balls, /^Malmö$/) },
  { query: 'basketkorg goteborg', must: near(item.hoops, /^Göteborg$/) },
  { query: 'basketkorg linköping', must: near(item.hoops, /^Linköping$/) },
  { query: 'jordan umeå', must: near(item.jordan, /^Umeå$/) },
  { query: 'lebron malmö', must: near(item.lebron, /^Malmö$/) },
  { query: 'linne örebro', must: near(item.tops, /^Örebro$/), may: near(item.jerseys, /^Örebro$/) },
  { query: 'shorts västerås', must: near(item.shorts, /^Västerås$/) },
  {
    query: 'biljetter stockholm',
    must: near(item.tickets, /^Stockholm$/),
    may: near(item.tickets, stockholmCounty),
  },
  { query: 'biljetter göteborg', must: near(item.tickets, /^Göteborg$/) },
  { query: 'norrköping', must: { location: /^Norrköping$/ }, may: { text: /norrköping/i } },
  { query: 'helsingborg basketskor', must: near(item.shoes, /^Helsingborg$/) },
  { query: 'kort karlstad', must: near(item.cards, /^Karlstad$/) },
  { query: 'kläder borås', must: near(item.clothes, /^Borås$/) },
  { query: 'väska luleå', must: near(item.bags, /^Luleå$/), may: near(item.backpacks, /^Luleå$/) },
  { query: 'skor skåne', must: near(item.shoes, skane) },
  { query: 'bollar skåne', must: near(item.balls, skane) },
  {
    query: 'träning jönköping',
    must: near(item.training, /^Jönköping$/),
    may: near([item.coaches, item.camps, { text: /träning/i }], /^Jönköping$/),
  },
  {
    query: 'nike sundsvall',
    must: near(item.nike, /^Sundsvall$/),
    may: near(item.nikeModels, /^Sundsvall$/),
  },
  { query: 'skor borlänge', must: near(item.shoes, /^Borlänge$/) },
  { query: 'spalding boll eskilstuna', must: near(item.spalding, /^Eskilstuna$/) },
];
