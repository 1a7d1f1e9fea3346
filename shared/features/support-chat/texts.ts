// Texts of the support chat.
import {
  MAX_CHAT_REPLIES,
  MAX_KEYWORDS,
  MAX_KEYWORD_LENGTH,
  MAX_LINK_LABEL_LENGTH,
  MAX_REPLY_LENGTH,
} from './rules.ts';

export const chatTexts = {
  keywordsMissing: 'Skriv minst ett nyckelord, med komma emellan',
  keywordTaken: 'Ett annat svar har redan ett av nyckelorden',
  tooManyKeywords: `En rad kan ha högst ${MAX_KEYWORDS} nyckelord`,
  keywordTooLong: `Ett nyckelord får vara högst ${MAX_KEYWORD_LENGTH} tecken`,
  replyMissing: 'Skriv ett svar',
  replyTooLong: `Svaret får vara högst ${MAX_REPLY_LENGTH} tecken`,
  linkIncomplete: 'Skriv både länkens text och adress, eller lämna båda tomma',
  linkTooLong: `Länkens text får vara högst ${MAX_LINK_LABEL_LENGTH} tecken`,
  pathWrong: 'Skriv en adress på den här webbplatsen, som /faq',
  tooManyReplies: `Det får vara högst ${MAX_CHAT_REPLIES} rader`,
  removedMeanwhile: 'Någon annan har tagit bort svaret. Spara igen för att lägga till det sist.',
  changed: 'Någon annan har ändrat svaren. Läs dem igen innan du sparar.',
  loadFailed: 'Kunde inte hämta svaren',
  saveFailed: 'Kunde inte spara svaren',
  saved: 'Svaren sparade',
  greeting: 'Hej! Skriv vad du undrar över, så letar jag efter ett svar.',
  typing: 'skriver …',
} as const;
