// Texts and limits of the support chat.

export const MAX_CHAT_REPLIES = 60;
export const MAX_KEYWORDS = 20;
export const MAX_KEYWORD_LENGTH = 40;
export const MAX_REPLY_LENGTH = 600;
export const MAX_LINK_LABEL_LENGTH = 60;
export const MAX_LINK_PATH_LENGTH = 200;
/** Maximum length of a question. */
export const MAX_QUESTION_LENGTH = 500;

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
