// Describes days, fees, places and participants of tournaments in Swedish.
import { formatDate, formatPrice } from '../../format.ts';
import { type TournamentType, USUAL_COUNTRY } from './rules.ts';

/** "3–6 januari 2027", "30 januari–2 februari 2027", "30 december 2026–2 januari 2027", or one day. Days as 2027-01-03. */
export function describeDays({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const last = formatDate(endDate);
  if (startDate === endDate) return last;
  const [day = '', month = '', year = ''] = formatDate(startDate).split(' ');
  if (startDate.slice(0, 7) === endDate.slice(0, 7)) return `${day}–${last}`;
  return startDate.slice(0, 4) === endDate.slice(0, 4)
    ? `${day} ${month}–${last}`
    : `${day} ${month} ${year}–${last}`;
}

/** The entry fee and the cost per team, which staff often write as the same; empty if both are unknown. */
export function describeFee({
  entryFee,
  costPerTeam,
}: {
  entryFee: number | null;
  costPerTeam: string;
}): string {
  if (entryFee === null) return costPerTeam;
  const fee = entryFee === 0 ? 'Gratis' : formatPrice(entryFee);
  if (costPerTeam === '') return fee;
  const cost = costPerTeam.replace(/\s*(?:per|\/)\s*lag$/i, '');
  const isSame = cost.replaceAll(/\s/g, '').toLowerCase() === fee.replaceAll(/\s/g, '').toLowerCase();
  if (isSame) return cost === costPerTeam ? fee : costPerTeam;
  return `${fee === 'Gratis' ? 'Gratis anmälan' : `Anmälan ${fee}`}, per lag ${cost}`;
}

/** "Högst 500 kr" for a highest fee of the filter, in kronor, or "Gratis". */
export function describePrice(price: string): string {
  return price === '0' ? 'Gratis' : `Högst ${formatPrice(Number(price))}`;
}

/** The town, and the country if it is not Sweden. */
export function describePlace({ location, country }: { location: string; country: string }): string {
  return [location, country === USUAL_COUNTRY && location ? '' : country].filter(Boolean).join(', ');
}

/** What takes part: teams in a cup, persons in a camp or clinic. */
export function participantsOf(type: TournamentType): 'lag' | 'deltagare' {
  return type === 'tournament' ? 'lag' : 'deltagare';
}
