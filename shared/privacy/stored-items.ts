// Everything that the site stores in a browser. A test compares it with what the sources store.
import { SIDEBAR_DAYS } from './retention-times.ts';
import {
  KNOWN_DEVICE_DAYS,
  SESSION_DAYS,
  UNFINISHED_SIGN_IN_MINUTES,
} from '../features/accounts/sessions/session-lifetime.ts';

export interface StoredItem {
  /** Names of cookies, keys of storage, or beginnings of keys that end in an id. */
  names: readonly string[];
  kind: keyof typeof STORAGE_KINDS;
  what: string;
  lasts: string;
  /** Stored only with the visitor's consent. */
  needsConsent?: true;
}

export const STORAGE_KINDS = {
  cookie: 'Cookie',
  browser: 'Webbläsarens minne',
  tab: 'Flikens minne',
  worker: 'Program i webbläsaren',
} as const;

const untilClosed = 'tills du stänger fliken';
const untilSent =
  'tills det är skickat; finns kvar när du loggar ut, så radera det själv om fler använder din dator';

export const STORED_ITEMS: readonly StoredItem[] = [
  {
    names: ['session_token'],
    kind: 'cookie',
    what: 'Håller dig inloggad. Skapas när du loggar in och kan inte läsas av skript.',
    lasts: `tills du loggar ut, eller ${SESSION_DAYS} dagar utan besök`,
  },
  {
    names: ['known_device'],
    kind: 'cookie',
    what: 'Visar att du har loggat in på ditt konto här förut, så att andras försök att gissa ditt lösenord inte stänger dig ute. Den säger inte vem du är, och skript kan inte läsa den.',
    lasts: `${KNOWN_DEVICE_DAYS} dagar efter varje inloggning`,
  },
  {
    names: ['google'],
    kind: 'cookie',
    what: 'Medan du loggar in med Google: en cookie som visar att det är du som kommer tillbaka. Skript kan inte läsa den.',
    lasts: `högst ${UNFINISHED_SIGN_IN_MINUTES} minuter`,
  },
  {
    names: ['second-step'],
    kind: 'cookie',
    what: 'Har du tvåstegsinloggning: visar medan du skriver koden att det är du som skrev lösenordet. Skript kan inte läsa den.',
    lasts: `högst ${UNFINISHED_SIGN_IN_MINUTES} minuter`,
  },
  {
    names: ['sidebar'],
    kind: 'cookie',
    what: 'För administratörer: om menyn i sidopanelen är öppen eller hopfälld.',
    lasts: `${SIDEBAR_DAYS} dagar`,
  },
  {
    names: ['cookie-consent'],
    kind: 'browser',
    what: 'Ditt svar på frågan om cookies, så att vi inte ställer den igen.',
    lasts: 'tills du rensar webbläsaren',
  },
  {
    names: ['ad-draft'],
    kind: 'browser',
    what: 'Annonsen du håller på att skriva, så att den finns kvar om du råkar stänga sidan.',
    lasts: untilSent,
  },
  {
    names: ['message-draft'],
    kind: 'browser',
    what: 'Meddelanden som du har börjat skriva.',
    lasts: untilSent,
  },
  {
    names: ['session outgoing-draft'],
    kind: 'browser',
    what: 'Meddelanden som du har skickat utan nät.',
    lasts: 'tills de kommer fram, du tar bort dem eller loggar ut',
  },
  {
    names: ['forum-post-draft', 'forum-comment-draft', 'forum-comment-edit-draft', 'forum-basis-draft'],
    kind: 'browser',
    what: 'Inlägg och kommentarer i forumet som du har börjat skriva.',
    lasts: untilSent,
  },
  {
    names: ['scoring-draft'],
    kind: 'browser',
    what: 'Poäng som du har räknat i en match men som inte har kommit fram. Säger bara vad som hände i matchen.',
    lasts: 'tills de är skickade, också om du loggar ut',
  },
  {
    names: ['news-article-draft', 'tournament-draft', 'association-draft', 'static-page-draft'],
    kind: 'browser',
    what: 'För redaktionen: artikeln, turneringen, lägret, föreningen eller texten till en sida som skrivs.',
    lasts: untilSent,
  },
  {
    names: ['recent-searches'],
    kind: 'browser',
    what: 'De åtta senaste sökningar du har gjort på marknadsplatsen, som förslag nästa gång. De skickas inte till oss. Du tar bort dem en och en eller alla i sökrutan.',
    lasts: 'tills du loggar ut eller ändrar ditt svar till nej',
    needsConsent: true,
  },
  {
    names: [
      'profile-draft',
      'review-draft',
      'report-draft',
      'contact-draft',
      'author-details-draft',
      'text-draft',
      'decision-reason-draft',
      'news-source-draft',
      'tournament-suggestion-draft',
    ],
    kind: 'tab',
    what: 'Det du har skrivit i ett formulär men inte skickat: om dig själv, i ett omdöme, en anmälan, ett meddelande eller förslag till oss eller ett beslut.',
    lasts: untilClosed,
  },
  {
    names: [
      'brand-draft',
      'category-draft',
      'chat-reply-draft',
      'contact-note-draft',
      'league-draft',
      'mail-server-draft',
      'number-setting-draft',
      'operator-draft',
      'page-setting-draft',
      'result-draft',
      'synonyms-draft',
      'team-draft',
    ],
    kind: 'tab',
    what: 'För administratörer: det du har skrivit i en anteckning, en inställning, en match eller ett register men inte sparat.',
    lasts: untilClosed,
  },
  {
    names: ['forum-post-draft', 'forum-comment-draft', 'forum-comment-edit-draft', 'forum-basis-draft'],
    kind: 'tab',
    what: 'Samma inlägg och kommentarer, så att flikar där du skriver olika saker inte skriver över varandra.',
    lasts: untilClosed,
  },
  {
    names: ['message-draft'],
    kind: 'tab',
    what: 'Samma meddelanden, så att flikar där du skriver olika saker inte skriver över varandra.',
    lasts: untilClosed,
  },
  {
    names: ['support-chat-draft'],
    kind: 'tab',
    what: 'Det du frågar hjälpen på supportsidan, och svaren. Vi ser det bara om du skickar det till oss.',
    lasts: untilClosed,
  },
  {
    names: ['draft-claim '],
    kind: 'tab',
    what: 'Vilket utkast som hör till fliken, när du skriver i flera.',
    lasts: untilClosed,
  },
  {
    names: ['undo-draft'],
    kind: 'tab',
    what: 'Vad du nyss har gjort och kan ångra.',
    lasts: untilClosed,
  },
  {
    names: ['google-sign-in', 'second-step'],
    kind: 'tab',
    what: 'Vad du var på väg att göra när du loggade in, och att en kod väntar.',
    lasts: untilClosed,
  },
  {
    names: ['tsr-scroll-restoration-v1_3'],
    kind: 'tab',
    what: 'Var på sidan du var, så att du hamnar rätt när du går tillbaka.',
    lasts: untilClosed,
  },
  {
    names: ['security_health', 'csrf_token'],
    kind: 'tab',
    what: 'Om något främmande har försökt köra på sidan: när besöket började, hur mycket vår spärr har stoppat och en kod som visar att rapporten om det kommer från dig. Det skyddar dig och säger inget om vem du är.',
    lasts: untilClosed,
  },
  {
    names: ['/sw.js'],
    kind: 'worker',
    what: 'Visar en egen sida när nätet är nere, och notiser om du har slagit på push. Sparar inget om dig och inga sidor.',
    lasts: 'tills du rensar webbläsaren',
  },
];
