// Texts about live scoring.
import { periodName } from '../rules.ts';
import type { ScoringAction, ScoringRefusal } from './state.ts';

export const scoringTexts = {
  signIn: 'Du måste vara inloggad för att rapportera matchen',
  notYours: 'Du rapporterar inte den här matchen. Be en administratör att lägga till dig.',
  deleted: 'Matchen är borttagen, så den går inte att rapportera.',
  sharedId: 'Händelsen har ett id som redan används',
  loadFailed: 'Kunde inte hämta matchen',
  alreadyScorer: 'Personen rapporterar redan matchen',
  userNotFound: 'Personen hittades inte',
  scorerAdded: 'Personen kan nu rapportera matchen',
  scorerRemoved: 'Personen rapporterar inte längre matchen',
  scorersFailed: 'Kunde inte ändra vilka som rapporterar matchen',
} as const;

/** Why an event was not counted. */
export const refusalTexts: Readonly<Record<ScoringRefusal, string>> = {
  'not-started': 'matchen har inte startat',
  finished: 'matchen är slut',
  'has-points': 'ångra poängen först',
  'later-period': 'en senare period har börjat',
  corrected: 'ställningen har rättats sedan dess',
  unknown: 'händelsen finns inte',
};

/** "+3 Luleå", "Slut". */
export function describeAction(action: ScoringAction, teams: { home: string; away: string }): string {
  if (action.kind === 'points') return `+${action.points} ${teams[action.side]}`;
  if (action.kind === 'period') return periodName(action.period);
  return action.kind === 'start' ? 'Start' : 'Slut';
}

/** "3 poäng och 1 händelse väntar på nätet", or with what stopped it "… är inte skickade". */
export function describeWaiting(
  actions: readonly { kind: string; points?: number }[],
  isStopped = false,
): string {
  const points = actions.reduce((sum, { points: scored = 0 }) => sum + scored, 0);
  const others = actions.filter(({ kind }) => kind !== 'points').length;
  const parts = [
    ...(points > 0 ? [`${points} poäng`] : []),
    ...(others > 0 ? [others === 1 ? '1 händelse' : `${others} händelser`] : []),
  ];
  return `${parts.join(' och ')} ${isStopped ? 'är inte skickade' : 'väntar på nätet'}`;
}
