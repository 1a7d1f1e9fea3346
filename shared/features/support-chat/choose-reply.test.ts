// The reply of the support chat: the first row with a keyword in the question.
import { expect, test } from 'vitest';
import { FAQ, questionId } from '../static-pages/faq.ts';
import { chooseReply } from './choose-reply.ts';
import { ChatReplies, ChatReply } from './contract.ts';
import { defaultReplies } from './default-replies.ts';
import { chatTexts } from './texts.ts';

const reply = (text: string, keywords: string[]) => ({ keywords, text, linkLabel: '', linkPath: '' });
const chat = {
  replies: [reply('Först', ['bild', 'foto']), reply('Sedan', ['annons'])],
  defaultReply: { text: 'Vet inte', linkLabel: 'Vanliga frågor', linkPath: '/faq' },
};

test.each([
  ['Hur laddar jag upp BILDER?', 'Först'],
  ['Min annons saknar foto', 'Först'],
  ['min ANNONS', 'Sedan'],
  ['Något helt annat', 'Vet inte'],
])('"%s" is answered with "%s"', (question, text) => {
  expect(chooseReply(chat, question).text).toBe(text);
});

test('the default replies are valid, and each keyword selects its row', () => {
  expect(ChatReplies.parse(defaultReplies)).toEqual(defaultReplies);
  const unreachable = defaultReplies.replies.flatMap(({ keywords, text }) =>
    keywords.filter((keyword) => chooseReply(defaultReplies, keyword).text !== text),
  );
  expect(unreachable).toEqual([]);
});

test.each([
  ['Vad kostar det?', '/faq#kostar-det-nagot'],
  ['vad kostar en annons', '/faq#kostar-det-nagot'],
  ['Hur gammal måste man vara för att ha konto?', '/faq#hur-gammal-maste-jag-vara'],
  ['jag har glömt mitt lösen', '/faq#jag-kan-inte-logga-in-vad-gor-jag'],
  ['fel telefonnummer på vår klubb', '/associations'],
  ['Uppgifterna om vår förening stämmer inte', '/associations'],
  ['hur tar jag bort min annons', '/profile'],
  ['hur skriver jag en annons', '/create-ad'],
  ['Hur lämnar jag omdöme på säljaren?', '/faq#hur-fungerar-omdomen'],
  ['kan jag lämna tillbaka skorna', '/messages'],
  ['hur sparar jag en sökning', '/marketplace'],
  ['jag får för många mejl', '/faq#hur-valjer-jag-vilka-mejl-och-notiser-jag-far'],
  ['jag får inget bekräftelsemejl', '/support#skriv'],
  ['vart mejlar jag er', '/support#skriv'],
])('a visitor who asks "%s" gets the default reply that links to %s', (question, linkPath) => {
  expect(chooseReply(defaultReplies, question).linkPath).toBe(linkPath);
});

test('each default reply that links to a question links to one that exists', () => {
  const ids = new Set(FAQ.flatMap(({ questions }) => questions.map(questionId)));
  const linked = [...defaultReplies.replies, defaultReplies.defaultReply].flatMap(
    ({ linkPath }) => linkPath.split('/faq#')[1] ?? [],
  );
  expect(linked.filter((id) => !ids.has(id))).toEqual([]);
});

test.each([
  ['https://exempel.se', chatTexts.pathWrong],
  ['//exempel.se', chatTexts.pathWrong],
  ['/\\exempel.se', chatTexts.pathWrong],
  ['', chatTexts.linkIncomplete],
])('refuses a link to "%s"', (linkPath, sentence) => {
  const { error } = ChatReply.safeParse({ ...reply('Svar', ['ord']), linkLabel: 'Länk', linkPath });
  expect(error?.issues.map(({ message }) => message)).toContain(sentence);
});

test('refuses a row without keywords or reply, and stores keywords in lowercase', () => {
  const { error } = ChatReply.safeParse(reply(' ', []));
  expect(error?.issues.map(({ message }) => message)).toEqual([
    chatTexts.keywordsMissing,
    chatTexts.replyMissing,
  ]);
  expect(ChatReply.parse(reply('Svar', ['  ÅRHUS '])).keywords).toEqual(['århus']);
});
