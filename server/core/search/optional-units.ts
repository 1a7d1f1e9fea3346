// Which parts of a search are optional for a document: those that fit nearly everything, and those that state with what or by
// whom an item is used.
import {
  audienceParts,
  events,
  modelNames,
  purposes,
  roles,
  settingTerms,
  typedOptionalTerms,
  useHeads,
} from './lexicon.ts';
import { fold } from '#shared/search/tokens.ts';
import { isAmount } from './number-words.ts';
import { PRESENT } from './persons.ts';
import { isKnownName, isItemTerm, namesItem, splitTypedCompound, typedTermOf } from './stem.ts';
import type { Unit } from './typed-units.ts';

/** Models have small numbers: "LeBron 20". */
export const MAX_MODEL = 22;
const COUNTED = new Set(['st', 'styck', 'stycken']);
const CONTENTS = new Set(['bollar', 'spelare', 'personer', 'pers']);
const WITH = 'med';
const YEAR = fold('år');
const SHOE_OR_HEIGHT = /^(?:2[89]|[34]\d|5[0-2]|86|9\d|1[0-7]\d)(?:\.5)?$/;
const VOLUME = new Set(['vol', 'volume']);
const NEW = new Set(['ny', 'nya', 'nytt']);
const NEED = new Set('behöver behövs söker sökes letar efter köpa köper ha vill önskar'.split(' '));
/** Between the verb and "nya": "letar efter ett par nya". */
const MAX_BETWEEN = 3;

const eventTerms = new Set([...events].map(typedTermOf));
const visitors = new Set(['tjej', 'kille', 'flicka', 'pojke', ...audienceParts].map(typedTermOf));

export function mayBeMissing(units: readonly Unit[], index: number): boolean {
  return (
    typedOptionalTerms.has(units[index]?.text ?? '') ||
    units[index]?.text === PRESENT ||
    isNewToBuyer(units, index) ||
    isModelNumber(units, index) ||
    isCount(units, index) ||
    isCapacity(units, index) ||
    isFeature(units, index) ||
    isAgeBesideSize(units, index) ||
    isPurpose(units, index) ||
    isRole(units, index) ||
    isSetting(units, index) ||
    isUse(units, index) ||
    isVisitor(units, index)
  );
}

/** "nya" of "sonen behöver nya skor": used ones may do as well. */
function isNewToBuyer(units: readonly Unit[], index: number): boolean {
  const before = units.slice(Math.max(0, index - MAX_BETWEEN), index);
  return NEW.has(units[index]?.text ?? '') && before.some(({ text }) => NEED.has(text));
}

/** The number of a model: "kobe 6", "harden vol 6". */
function isModelNumber(units: readonly Unit[], index: number): boolean {
  const [beforeLast = '', before = '', text = ''] = [index - 2, index - 1, index].map(
    (at) => units[at]?.text,
  );
  const model = VOLUME.has(before) ? beforeLast : before;
  return modelNames.has(model) && /^\d+$/.test(text) && Number(text) <= MAX_MODEL;
}

/** "50 st": few ads have exactly as many. */
function isCount(units: readonly Unit[], index: number): boolean {
  return isAmount(units[index]?.text ?? '') && COUNTED.has(units[index + 1]?.text ?? '');
}

/** For how many an item is: "6 bollar" of "bollväska 6 bollar", but not of "6 bollar". */
function isCapacity(units: readonly Unit[], index: number): boolean {
  const [before, unit, after] = [units[index - 1], units[index], units[index + 1]];
  const start = isAmount(unit?.text ?? '') && CONTENTS.has(after?.text ?? '') ? index : index - 1;
  const isPart = start === index || (CONTENTS.has(unit?.text ?? '') && isAmount(before?.text ?? ''));
  return isPart && units.slice(0, start).some(isItem);
}

/** How an item has room for another: "plats" of "ryggsäck med plats för boll". */
function isFeature(units: readonly Unit[], index: number): boolean {
  const [before, after] = [units[index - 1]?.text ?? '', units[index + 1]?.text ?? ''];
  return before === WITH && purposes.has(after) && units.slice(0, index).some(isItem);
}

/** A size says more than the age of who wears it: "skor 10 år storlek 37". */
function isAgeBesideSize(units: readonly Unit[], index: number): boolean {
  return statesAge(units[index]) && units.some((unit) => !statesAge(unit) && isNamedSize(unit));
}

function statesAge(unit: Unit | undefined): boolean {
  return unit?.term === null && unit.close.some(([, year]) => year === YEAR);
}

/** A bare number says it only if it is one of shoes or of a height: "13 år, skor i 39". */
function isNamedSize({ text, term, close: [first] }: Unit): boolean {
  return (term === null || SHOE_OR_HEIGHT.test(text)) && (first?.[0].startsWith('sz') ?? false);
}

/** What an item is used with, which few ads mention: "bollen" of "bag till bollen". */
function isPurpose(units: readonly Unit[], index: number): boolean {
  const after = units.slice(0, index).findLastIndex(({ text }) => purposes.has(text));
  const unit = units[index];
  // An age finds items too, but it says for whom: "overall till 7-åring".
  const isAge = /^\d/.test(unit?.text ?? '');
  return after > 0 && index - after <= 2 && !isAge && isItem(unit) && units.slice(0, after).some(isItem);
}

/** Who uses an item: "tränare" of "taktiktavla tränare", but not of "tränare göteborg", which names no item. */
function isRole(units: readonly Unit[], index: number): boolean {
  return (
    roles.has(units[index]?.text ?? '') &&
    units.some(
      (unit, at) =>
        isNamed(unit) &&
        // "domare match" is a search for a referee.
        !typedOptionalTerms.has(unit.text) &&
        !roles.has(unit.text) &&
        !isPurpose(units, at) &&
        !namesSetting(unit),
    )
  );
}

/** Where or when an item is used: "cup" of "väska cup", but not of "cup göteborg", nor of "cup final", which is one word. */
function isSetting(units: readonly Unit[], index: number): boolean {
  return (
    namesSetting(units[index]) && units.slice(0, index).some((unit) => isNamed(unit) && !namesSetting(unit))
  );
}

function namesSetting(unit: Unit | undefined): boolean {
  return unit?.term !== null && settingTerms.has(unit?.term ?? '');
}

/** What an item is used for: "dunkträning" of "dunkträning hopprep", but not of "dunkträning göteborg". */
function isUse(units: readonly Unit[], index: number): boolean {
  return (
    namesUse(units[index]) &&
    units.some((unit) => isNamed(unit) && !namesUse(unit) && !namesSetting(unit) && !roles.has(unit.text))
  );
}

function namesUse(unit: Unit | undefined): boolean {
  return unit?.term !== null && useHeads.has(splitTypedCompound(unit?.text ?? '')?.head ?? '');
}

/** Who comes to an event: a camp that names no audience is for all. */
function isVisitor(units: readonly Unit[], index: number): boolean {
  const term = units[index]?.term ?? '';
  return visitors.has(term) && units.some((unit) => unit.term !== null && eventTerms.has(unit.term));
}

/** "whiteboard" is not in the lexicon, but its synonym is a compound of one of its words. */
function isNamed(unit: Unit): boolean {
  return isItem(unit) || unit.near.some(([main]) => !isKnownName(main) && namesItem(main));
}

function isItem(unit: Unit | undefined): boolean {
  if (unit === undefined || isKnownName(unit.text) || audienceParts.has(unit.text)) return false;
  // A word such as "whistle" is not in the lexicon, but its synonym is.
  return namesItem(unit.text) || unit.near.some(([main]) => isItemTerm(main));
}
