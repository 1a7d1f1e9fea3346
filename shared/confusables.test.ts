// Confusable characters: a disguised word matches, another word does not.
import { expect, it } from 'vitest';
import { skeletonOf } from './confusables.ts';

const skeleton = skeletonOf('Meddelande från administratör');

it.each([
  ['in Cyrillic letters', 'Меddеlаndе från аdmіnіstrаtör'],
  ['in Greek letters', 'Μeddelαnde från αdmιnistratör'],
  ['in capitals of both scripts', 'ΜЕDDЕLАΝDЕ FRÅΝ АDМΙΝISTRATÖR'],
  ['in full width', 'Ｍｅｄｄｅｌａｎｄｅ　ｆｒåｎ　ａｄｍｉｎｉｓｔｒａｔöｒ'],
  ['in bold letters', '𝐌𝐞𝐝𝐝𝐞𝐥𝐚𝐧𝐝𝐞 från 𝐚𝐝𝐦𝐢𝐧istratör'],
  ['in circled letters', 'Ⓜⓔⓓⓓⓔⓛⓐⓝⓓⓔ från administratör'],
  ['with invisible characters', 'Med\u200Bde\u2060lande fr\u00ADån\uFEFF administratör'],
  ['with spaces', 'M e d d e l a n d e  f r å n  administratör'],
  ['with digits', 'Medde1ande från adm1nistratör'],
  ['with a capital I for an l', 'MeddeIande från admlnistratör'],
  ['with two letters for one', 'rneclclelande från adrninistratör'],
  ['with combining, missing and other marks', 'Meddelande fra\u030An administrator, frȧn'],
])('recognises the word %s', (_how, text) => expect(skeletonOf(text)).toContain(skeleton.slice(0, 20)));

it.each(['Angående: Spalding', 'Fråga till en administratör', 'Meddelande', 'Привет, мяч'])(
  'does not match %s',
  (text) => expect(skeletonOf(text)).not.toContain(skeleton.slice(0, 20)),
);
