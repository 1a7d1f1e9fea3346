// Statement of reasons for a decision on a user's content. Source: the Digital Services Act, articles 16.6 and 17.
import { formatDate } from '../../format.ts';
import { appealsCloseAt, type Decision, type Origin, type ReportKind, type Rule } from './rules.ts';
import { kindTexts, ruleLabels } from './texts.ts';

/** A decision with an effect; others are not sent to the user they concern. */
export type Restriction = Exclude<Decision, 'none'>;

export interface Decided {
  kind: ReportKind;
  decision: Restriction;
  origin: Origin;
  rule: Rule | null;
  /** The reason, as the moderator wrote it. */
  reason: string;
  decidedAt: Date;
  /** Last day of a suspension, YYYY-MM-DD; null for until further notice. */
  lastDay?: string | null;
}

/** The restriction, as a sentence. */
export function restrictionOf(kind: ReportKind, decision: Restriction): string {
  if (decision === 'warned') return 'Vi ger dig en varning. Inget av det du har skrivit är borttaget.';
  if (decision === 'blocked') return 'Vi har stängt av ditt konto.';
  if (decision === 'locked')
    return 'Vi har låst din tråd. Den syns för alla, men ingen kan kommentera den längre.';
  if (decision === 'rejected' && kind !== 'ad')
    return `Vi har inte godkänt ${kindTexts[kind]}. Ingen annan ser den texten. Ändra den så granskar vi den igen.`;
  if (decision === 'rejected')
    return 'Vi har inte godkänt annonsen. Den visas inte på marknadsplatsen. Ändra den så granskar vi den igen.';
  if (kind === 'person')
    return 'Vi har tagit bort din presentation och din profilbild. De syns inte för någon.';
  return `Vi har tagit bort ${kindTexts[kind]}. Ingen annan ser det du skrev.`;
}

/** Source: the Digital Services Act, article 17.3 a, "its duration". */
function blockedFor(lastDay: string | null): string {
  // Noon UTC is the same day in Stockholm.
  const duration = lastDay ? `till och med ${formatDate(`${lastDay}T12:00:00Z`)}` : 'tills vidare';
  return `Vi har stängt av ditt konto ${duration}.`;
}

/** How decisions are made: none is automated. Source: the Digital Services Act, article 17.3 b and c. */
export const howDecided: Record<Origin, string> = {
  report: 'Vi granskade efter en anmälan. En människa har fattat beslutet, inte ett automatiskt system.',
  moderation: 'Vi granskade på eget initiativ. En människa har fattat beslutet, inte ett automatiskt system.',
};

/** The beginning of the line with the reason. */
const REASON_BEGINS = 'Varför:';

/** The complete statement of reasons, one part per line. */
export function statementOf({ kind, decision, origin, rule, reason, decidedAt, lastDay }: Decided): string {
  const until = `till och med ${formatDate(appealsCloseAt(decidedAt))}`;
  // A suspended user who signs in sees only the page about the decision.
  const where = decision === 'blocked' ? 'när du loggar in' : 'på sidan som knappen leder till';
  const how = `Tycker du att beslutet är fel kan du överklaga det en gång, ${until}, ${where}.`;
  return [
    decision === 'blocked' ? blockedFor(lastDay ?? null) : restrictionOf(kind, decision),
    `${REASON_BEGINS} ${reason}`,
    ...(rule ? [`Regel: ${ruleLabels[rule]}.`] : []),
    howDecided[origin],
    `${how} Du kan också vända dig till en domstol eller ett organ för tvistlösning.`,
  ].join('\n');
}

/** The line of a statement of reasons that gives the reason. */
export function reasonIn(statement: string | undefined): string | undefined {
  return statement?.split('\n').find((line) => line.startsWith(REASON_BEGINS));
}
