// The frequently asked questions by category; their answers are in the client. Source: spec 1 §2 Static pages.

export const FAQ = [
  {
    category: 'Allmänt',
    questions: [
      'Vad är Baskettorget?',
      'Kostar det något?',
      'Måste jag ha ett konto?',
      'Hur gammal måste jag vara?',
      'Hur väljer jag vilka mejl och notiser jag får?',
      'Hur raderar jag mitt konto?',
    ],
  },
  {
    category: 'Marknadsplatsen',
    questions: [
      'Hur skapar jag en annons?',
      'När syns min annons?',
      'Hur länge visas min annons?',
      'Hur kontaktar jag en säljare?',
      'Hur betalar jag?',
      'Hur fungerar omdömen?',
      'Vilka bilder kan jag ladda upp?',
      'Hur handlar jag tryggt?',
    ],
  },
  {
    category: 'Forum',
    questions: ['Vad kan jag prata om i forumet?', 'Vilka regler gäller?'],
  },
  {
    category: 'Föreningar och turneringar',
    questions: ['Hur hittar jag en förening?', 'Hur får vi med vår cup eller vårt läger?'],
  },
  {
    category: 'Teknisk support',
    questions: [
      'Jag kan inte logga in. Vad gör jag?',
      'Varför godkänns inte mitt lösenord?',
      'Vilka webbläsare fungerar?',
    ],
  },
] as const;

export type FaqQuestion = (typeof FAQ)[number]['questions'][number];

/** A text after the questions, which superadmins may add. */
export const MORE_QUESTIONS = { id: 'fler-fragor', heading: 'Fler frågor' };

/** The id of a question on its page, used as the URL fragment: the question in lower case with hyphens. */
export function questionId(question: string): string {
  return question
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
