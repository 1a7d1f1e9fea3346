// What looks like a word is taken for it, and what does not is not.
import { expect, it } from 'vitest';
import { asItLooks } from './look-alikes.ts';

const word = asItLooks('Meddelande från administratör');

it.each([
  ['in Cyrillic letters', 'Меddеlаndе från аdmіnіstrаtör'],
  ['in Greek letters', 'Μeddelαnde från αdmιnistratör'],
  ['in capitals of both', 'ΜЕDDЕLАΝDЕ FRÅΝ АDМΙΝISTRATÖR'],
  ['in full width', 'Ｍｅｄｄｅｌａｎｄｅ　ｆｒåｎ　ａｄｍｉｎｉｓｔｒａｔöｒ'],
  ['in bold letters', '𝐌𝐞𝐝𝐝𝐞𝐥𝐚𝐧𝐝𝐞 från 𝐚𝐝𝐦𝐢𝐧istratör'],
  ['in round letters', 'Ⓜⓔⓓⓓⓔⓛⓐⓝⓓⓔ från administratör'],
  ['with nothing between', 'Med\u200Bde\u2060lande fr\u00ADån\uFEFF administratör'],
  ['with spaces between', 'M e d d e l a n d e  f r å n  administratör'],
  ['with figures', 'Medde1ande från adm1nistratör'],
  ['with a capital I for an l', 'MeddeIande från admlnistratör'],
  ['with two letters for one', 'rneclclelande från adrninistratör'],
  ['with loose, missing and other marks', 'Meddelande fra\u030An administrator, frȧn'],
])('a word is seen through %s', (_how, text) => expect(asItLooks(text)).toContain(word.slice(0, 20)));

it.each(['Angående: Spalding', 'Fråga till en administratör', 'Meddelande', 'Привет, мяч'])(
  '%s is no such word',
  (text) => expect(asItLooks(text)).not.toContain(word.slice(0, 20)),
);
