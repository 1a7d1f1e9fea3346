// The reply of the support chat: the first row with a keyword in the question.
import { expect, test } from 'vitest';
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
