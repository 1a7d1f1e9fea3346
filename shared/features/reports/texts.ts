// Texts about reports, and labels of their fields.
import {
  type AppealState,
  type Decision,
  MAX_APPEAL_LENGTH,
  MAX_EXPLANATION_LENGTH,
  MAX_REASON_LENGTH,
  MAX_REPORTER_NAME_LENGTH,
  type Priority,
  type ReportCategory,
  type ReportKind,
  type ReportStatus,
  type Rule,
} from './rules.ts';

export const reportTexts = {
  categoryMissing: 'Välj vad det gäller',
  explanationMissing: 'Förklara varför, så att vi förstår vad som är fel',
  explanationTooLong: `Förklaringen får vara högst ${MAX_EXPLANATION_LENGTH} tecken`,
  goodFaithMissing: 'Intyga att uppgifterna stämmer så vitt du vet',
  nameMissing: 'Skriv ditt namn',
  nameTooLong: `Namnet får vara högst ${MAX_REPORTER_NAME_LENGTH} tecken`,
  emailMissing: 'Skriv din e-postadress, så att vi kan svara',
  emailWrong: 'E-postadressen ser inte riktig ut',
  failed: 'Kunde inte skicka anmälan',
  notFound: 'Anmälan hittades inte',
  noTarget: 'Det du vill anmäla finns inte längre',
  own: 'Du kan inte anmäla det du själv har skrivit',
  alreadyReported: 'Du har redan anmält det här. Vi hör av oss när vi har bestämt oss.',
  signIn: 'Du måste vara inloggad för att anmäla ett meddelande',
  signInToRead: 'Du måste vara inloggad för att läsa beslutet',

  listFailed: 'Kunde inte hämta anmälningar',
  showReview: 'Visa omdömet där det står',
  loadFailed: 'Kunde inte hämta anmälan',
  investigating: (count: number) =>
    count === 1 ? 'Du utreder nu anmälan' : `Du utreder nu ${count} anmälningar`,
  prioritySaved: 'Prioriteten är ändrad',
  decided: 'Beslutet är fattat, och de det gäller får veta det om en minut',
  resolved: (count: number) =>
    count === 1 ? 'Anmälan är markerad som löst' : `${count} anmälningar är markerade som lösta`,
  dismissed: (count: number) => (count === 1 ? 'Anmälan är avfärdad' : `${count} anmälningar är avfärdade`),
  saveFailed: 'Kunde inte spara',
  changed: 'En kollega hann före. Så här står anmälan nu.',
  noDecider:
    'Just nu finns ingen som kan avgöra det utan att själv ha del i det. Det väntar tills det finns en administratör till.',
  noOtherAdmin:
    'Det finns ingen sådan kollega. Det här väntar tills en superadministratör har gjort någon till administratör under Användare, eller tills den som driver Baskettorget har lagt till en på servern.',
  concernsYou: 'Anmälan gäller dig. En kollega måste avgöra den.',
  ownerDeleted:
    'Den det gäller har inte längre något konto, så det enda som går att besluta är att inget görs.',
  contentDeleted: 'Innehållet finns inte längre, så det går inte att ta bort.',
  onlyNoneDismissed: 'En anmälan som avfärdas leder inte till någon åtgärd.',
  decisionMissing: 'Välj vad som ska göras',
  ruleMissing: 'Välj vilken regel beslutet vilar på',
  personReasonMissing: 'Skriv vad som är fel, så att den det gäller förstår',
  reporterReasonMissing: 'Skriv vad som har hänt, så att anmälaren förstår',
  reasonTooLong: `Anledningen får vara högst ${MAX_REASON_LENGTH} tecken`,

  /** True also with a single admin, who then decides on the appeal too. */
  appealDecider: 'En människa prövar det, om möjligt en annan än den som beslutade.',
  appealMissing: 'Skriv varför du tycker att beslutet är fel',
  appealTooLong: `Överklagandet får vara högst ${MAX_APPEAL_LENGTH} tecken`,
  appealed: 'Ditt överklagande är inskickat',
  appealFailed: 'Kunde inte skicka överklagandet',
  mayNotAppeal: 'Beslutet går inte att överklaga, eller är redan överklagat.',
  noAppeal: 'Beslutet är inte överklagat',
  appealDecided: 'Överklagandet är avgjort, och den som överklagade får veta det om en minut',
  appealReasonMissing: 'Skriv varför, så att den som överklagade förstår',
  ownAppeal: 'Du har själv överklagat. En kollega måste pröva det.',
  ownReport: 'Du har själv anmält det här. En kollega måste pröva överklagandet.',
  anotherMustDecide: 'Du fattade det första beslutet. En kollega måste pröva överklagandet.',
} as const;

export const kindLabels: Record<ReportKind, string> = {
  ad: 'Annons',
  person: 'Person',
  message: 'Meddelande',
  review: 'Omdöme',
  forum_post: 'Foruminlägg',
  forum_comment: 'Forumkommentar',
};

/** What a report is about, by its title, or by its kind and author. The text of a message is not shown in lists. */
export function titleOfReport(report: {
  title: string | null;
  kind: ReportKind;
  owner: { name: string } | null;
}): string {
  const { title, kind, owner } = report;
  if (title) return title;
  if (kind === 'message') return owner ? `Meddelande från ${owner.name}` : 'Meddelande';
  return `${kindLabels[kind]} som inte finns kvar`;
}

/** The same in the definite form, for use in a sentence. */
export const kindTexts: Record<ReportKind, string> = {
  ad: 'annonsen',
  person: 'profilen',
  message: 'meddelandet',
  review: 'omdömet',
  forum_post: 'inlägget',
  forum_comment: 'kommentaren',
};

/** For content that its author has deleted since it was taken down: an appeal cannot restore it. */
export function deletedSince(kind: ReportKind): string {
  const text = kindTexts[kind];
  return `${text[0]?.toUpperCase()}${text.slice(1)} finns inte längre, och kommer därför inte tillbaka.`;
}

export const categoryLabels: Record<ReportCategory, string> = {
  fraud: 'Bedrägeri eller försök att lura någon',
  illegal: 'Olagligt innehåll eller olaglig vara',
  abuse: 'Kränkande, hotfullt eller hatiskt',
  counterfeit: 'Falsk vara eller kopia',
  privacy: 'Uppgifter eller bilder utan lov',
  spam: 'Spam eller reklam',
  misplaced: 'Fel kategori eller hör inte hemma här',
  child: 'Sexuella övergrepp mot barn',
  other: 'Något annat',
};

/** Short labels for tables. */
export const categoryShort: Record<ReportCategory, string> = {
  fraud: 'Bedrägeri',
  illegal: 'Olagligt',
  abuse: 'Kränkande',
  counterfeit: 'Falsk vara',
  privacy: 'Utan lov',
  spam: 'Spam',
  misplaced: 'Fel kategori',
  child: 'Övergrepp mot barn',
  other: 'Annat',
};

export const statusLabels: Record<ReportStatus, string> = {
  pending: 'Väntar',
  investigating: 'Utreds',
  resolved: 'Löst',
  dismissed: 'Avfärdad',
};

export const priorityLabels: Record<Priority, string> = { high: 'Hög', medium: 'Medel', low: 'Låg' };

export const decisionLabels: Record<Decision, string> = {
  removed: 'Borttaget',
  rejected: 'Avvisad',
  locked: 'Låst tråd',
  warned: 'Varning',
  blocked: 'Avstängning',
  none: 'Ingen åtgärd',
};

export const outcomeLabels: Record<AppealState, string> = {
  upheld: 'Beslutet står fast',
  overturned: 'Beslutet är ändrat',
  withdrawn: 'Återkallat',
};

/** The basis of a decision, as shown to the user it concerns: headings of the terms of use. */
export const ruleLabels: Record<Rule, string> = {
  forbidden: 'Användarvillkoren, ”Det du inte får lägga ut”',
  ads: 'Användarvillkoren, ”Annonser”',
  account: 'Användarvillkoren, ”Ditt konto”',
  trade: 'Användarvillkoren, ”Köp och betalning”',
  law: 'Svensk lag',
};
