// The names and dots of towns that a magnified map has room for; the server renders those of the whole map.
import type { Change } from './mark-elements.ts';
import { dotsOf, type Region, type Town } from './regions.ts';

const SVG = 'http://www.w3.org/2000/svg';

export interface TownNames {
  /** The changes after which the first towns of `townsByLevel` are shown, this many: their dots at once, and one name each. */
  changesTo: (count: number) => Change[];
  close: () => void;
}

/** @param layer the group that receives them */
export function openTownNames(layer: SVGGElement | null, region: Region): TownNames {
  const towns = townsByLevel(region);
  const dots = document.createElementNS(SVG, 'path');
  dots.setAttribute('class', 'map-town');
  layer?.append(dots);
  let dotCount = 0;
  /** Of the first towns. */
  const names: Element[] = [];

  function showDots(count: number): void {
    dotCount = count;
    dots.setAttribute('d', dotsOf(towns.slice(0, count)));
  }

  function add(town: Town): void {
    const name = nameElement(town);
    names.push(name);
    layer?.append(name);
  }

  return {
    changesTo(count) {
      return [
        ...(count === dotCount ? [] : [() => showDots(count)]),
        ...towns.slice(names.length, count).map((town) => () => add(town)),
        ...names.slice(count).map(() => () => names.pop()?.remove()),
      ];
    },
    close: () => layer?.replaceChildren(),
  };
}

function nameElement({ name, x, y }: Town): Element {
  const element = document.createElementNS(SVG, 'text');
  element.setAttribute('x', String(x));
  element.setAttribute('y', String(y));
  element.setAttribute('dominant-baseline', 'central');
  element.textContent = name;
  return element;
}

/** Towns whose names appear when the map is magnified, those that appear first at the beginning. */
function townsByLevel({ towns }: Region): Town[] {
  return towns.filter(({ level }) => level > 0).toSorted((one, other) => one.level - other.level);
}

/** How many of these towns have room at a level of magnification. */
export function countNames({ towns }: Region, labelLevel: number): number {
  return towns.filter(({ level }) => level > 0 && level <= labelLevel).length;
}
