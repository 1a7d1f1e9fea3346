// The names and dots of towns that a magnified map has room for; the server renders those of the whole map.
import { select } from 'd3-selection';
import { dotsOf, type Region, type Town } from './regions.ts';

export interface TownNames {
  /** Shows the first towns of `townsByLevel`, this many. */
  show: (count: number) => void;
  close: () => void;
}

/** @param layer the group that receives them */
export function openTownNames(layer: SVGGElement | null, region: Region): TownNames {
  const towns = townsByLevel(region);
  const dots = select(layer).append('path').attr('class', 'map-town');
  return {
    close: () => select(layer).selectAll('*').remove(),
    show(count) {
      const shown = towns.slice(0, count);
      dots.attr('d', dotsOf(shown));
      select(layer)
        .selectAll<SVGTextElement, Town>('text')
        .data(shown)
        .join((entered) =>
          entered
            .append('text')
            .attr('x', ({ x }) => x)
            .attr('y', ({ y }) => y)
            .attr('dominant-baseline', 'central')
            .text(({ name }) => name),
        );
    },
  };
}

/** Towns whose names appear when the map is magnified, those that appear first at the beginning. */
function townsByLevel({ towns }: Region): Town[] {
  return towns.filter(({ level }) => level > 0).toSorted((one, other) => one.level - other.level);
}

/** How many of these towns have room at a level of magnification. */
export function countNames({ towns }: Region, labelLevel: number): number {
  return towns.filter(({ level }) => level > 0 && level <= labelLevel).length;
}
