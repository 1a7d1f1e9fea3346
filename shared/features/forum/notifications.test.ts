// Texts of notifications, with a full and an empty context.
import { expect, it } from 'vitest';
import { fullContext, textsOf } from '../notifications/sample-contexts.ts';
import { forumNotifications } from './notifications.ts';

it('a notification has a text for every event, also when the thread and the user are deleted', () => {
  expect(textsOf(forumNotifications)).toEqual({
    'forum.commented': [
      ['Ny kommentar', 'Ebba Ek har kommenterat ”Zonförsvar”.'],
      ['Ny kommentar', 'Någon har kommenterat en tråd.'],
    ],
    'forum.replied': [
      ['Svar till dig i forumet', 'Ebba Ek har svarat dig i ”Zonförsvar”.'],
      ['Svar till dig i forumet', 'Någon har svarat dig i en tråd.'],
    ],
    'forum.mentioned': [
      ['Du nämns i forumet', 'Ebba Ek har nämnt dig i ”Zonförsvar”.'],
      ['Du nämns i forumet', 'Någon har nämnt dig i en tråd.'],
    ],
    'forum.liked': [
      ['Någon gillar din kommentar', 'I ”Zonförsvar”.'],
      ['Någon gillar ditt inlägg', ''],
    ],
    'forum.approved': [
      ['Godkänt i forumet', 'Det du skrev syns nu för alla.'],
      ['Godkänt i forumet', 'Det du skrev syns nu för alla.'],
    ],
    'forum.rejected': [
      ['Det du skrev i forumet blev inte godkänt', 'Ändra texten så granskar vi den igen.'],
      ['Det du skrev i forumet blev inte godkänt', 'Ändra texten så granskar vi den igen.'],
    ],
    'forum.locked': [
      ['Din tråd i forumet är låst', 'Ingen kan kommentera den längre.'],
      ['Din tråd i forumet är låst', 'Ingen kan kommentera den längre.'],
    ],
  });
});

const render = (event: keyof typeof forumNotifications, times: number) =>
  forumNotifications[event].render({ ...fullContext, times });

it('counts the collected comments, and links to the first one on its page', () => {
  expect(render('forum.commented', 3)).toEqual({
    title: '3 nya kommentarer',
    text: 'I ”Zonförsvar”, senast av Ebba Ek.',
    href: `/forum/${fullContext.post?.id}?sida=2#kommentar-57`,
  });
  expect(render('forum.commented', 100).title).toBe('Minst 100 nya kommentarer');
  expect(render('forum.replied', 2).title).toBe('2 svar till dig i forumet');
  expect(render('forum.mentioned', 2).title).toBe('Du nämns i 2 kommentarer');
  expect(render('forum.liked', 12)).toMatchObject({
    title: '12 gillar din kommentar',
    text: 'I ”Zonförsvar”.',
  });
});
