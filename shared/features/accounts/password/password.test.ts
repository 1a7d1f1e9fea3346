// Password scores and validation.
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { MAX_PASSWORD_LENGTH } from './limits.ts';
import { checkNewPassword, passwordLevelLabels, scorePassword } from './password.ts';

const tooWeak = 'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra';

describe('scorePassword', () => {
  it.each([
    ['', 0, 'none'],
    ['a1', 40, 'medium'],
    ['Ab1', 60, 'strong'],
    ['a-b-c-', 50, 'medium'],
    ['Ab-cd-', 70, 'strong'],
    ['Abc12d', 90, 'very-strong'],
    ['Abcd123e', 100, 'very-strong'],
    ['ab-cd-ef', 60, 'strong'],
    ['ab-cd-ef-gh-ij-', 60, 'strong'],
    ['ab-cd-ef-gh-ij-k', 70, 'strong'],
    ['ab-cd-ef-gh-ij-kl-m', 70, 'strong'],
    ['ab-cd-ef-gh-ij-kl-mn', 80, 'very-strong'],
    ['Ab1-cd-ef-gh-ij-kl-mn', 100, 'very-strong'],
    ['ÅÄÖ-åäö', 70, 'strong'],
    ['🏀🏀-🏀🏀-', 30, 'medium'],
  ])('scores %j with %i points, %s', (password, score, level) => {
    expect(scorePassword(password)).toMatchObject({ score, level });
  });

  it.each([
    ['Basketball24', 85],
    ['sport-2024', 65],
    ['Min-admin-24', 85],
    ['user-Tio10', 85],
    ['Pass1234', 85],
    ['Pass-sport-12', 85],
    ['Basketball-24-Malmö-hallen', 100],
  ])('subtracts 15 points, once, from %j for a guessable word: %i', (password, score) => {
    const { score: actual, warnings } = scorePassword(password);
    expect(actual).toBe(score);
    expect(warnings).toEqual(['Undvik ord som är lätta att gissa, till exempel basketball']);
  });

  it.each([['Basketballen24'], ['transport-A1'], ['Passar-24']])(
    'does not subtract points from %j, which only contains a guessable word',
    (password) => {
      expect(scorePassword(password).warnings).toEqual([]);
    },
  );

  it.each([
    ['123456'],
    ['12345678'],
    ['123456789'],
    ['1234567890'],
    ['password'],
    ['Password1'],
    ['PASSWORD123'],
    ['qwerty'],
    ['qwerty123'],
    ['abc123'],
    ['iloveyou'],
    ['Welcome1'],
    ['lösenord'],
    ['Lösenord1'],
    ['hejhej'],
    ['Basket123'],
    ['Basketball1'],
  ])('scores the common password %j with 10 points and warns', (password) => {
    expect(scorePassword(password)).toMatchObject({
      score: 10,
      level: 'weak',
      warnings: ['Detta är ett vanligt lösenord och lätt att gissa'],
    });
  });

  it.each([['Abcdefg1'], ['Trustno1'], ['PASSW0RD']])(
    'scores %j with 10 points, as the server refuses it',
    (password) => {
      expect(scorePassword(password).score).toBeGreaterThan(60);
      expect(scorePassword(password, isCommonPassword)).toMatchObject({ score: 10, level: 'weak' });
    },
  );

  it.each([['Abc111def'], ['aaaaaaaa'], ['11111111'], ['Hej   12'], ['🏀🏀🏀Ab12']])(
    'scores %j with 15 points for three equal characters in a row',
    (password) => {
      expect(scorePassword(password)).toMatchObject({
        score: 15,
        level: 'weak',
        warnings: ['Undvik upprepade tecken'],
      });
    },
  );

  it('allows two equal characters, or three in different case', () => {
    expect(scorePassword('AaaBbb12').warnings).toEqual([]);
  });

  it.each([['Sommar2026'], ['Hammarby-1995!'], ['Åsa2012']])(
    'warns about the word and year %j',
    (password) => {
      const { score, warnings } = scorePassword(password);
      expect(score).toBeGreaterThanOrEqual(80);
      expect(warnings).toEqual(['Ett ord och ett årtal är lätt att gissa']);
    },
  );

  it.each([['98765432'], ['1'], ['31415926535897932384']])(
    'scores %j with 20 points for digits only',
    (password) => {
      expect(scorePassword(password)).toMatchObject({ score: 20, level: 'weak' });
    },
  );

  it.each([['Hemligheten'], ['x'], ['Räksmörgås'], ['Ra\u0308ksmo\u0308rga\u030As']])(
    'scores %j with 25 points for letters only',
    (password) => {
      expect(scorePassword(password)).toMatchObject({ score: 25, level: 'weak' });
    },
  );

  it('suggests what adds points', () => {
    expect(scorePassword('-').suggestions).toEqual([
      'Använd minst 8 tecken',
      'Lägg till en stor bokstav',
      'Lägg till en liten bokstav',
      'Lägg till en siffra',
    ]);
    expect(scorePassword('Abcd-123').suggestions).toEqual([]);
  });

  it('returns 0 to 100 and a labelled level for any text', () => {
    assert(
      property(string({ unit: 'binary' }), (password) => {
        const { score, level } = scorePassword(password);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(passwordLevelLabels[level]).not.toBe('');
      }),
    );
  });

  it('scores 100,000 characters of any kind without timing out', () => {
    for (const unit of ['a', 'aB1-', 'å ', '1a'])
      expect(scorePassword(unit.repeat(100_000)).score).toBeGreaterThan(0);
  });
});

describe('passwordLevelLabels', () => {
  it('has a Swedish label for every level', () => {
    expect(passwordLevelLabels).toEqual({
      none: 'Inget lösenord',
      weak: 'Svagt',
      medium: 'Medel',
      strong: 'Starkt',
      'very-strong': 'Mycket starkt',
    });
  });
});

describe('checkNewPassword', () => {
  it.each([
    ['', tooWeak],
    ['Lösenord1', tooWeak],
    ['abcdefgh', tooWeak],
    ['12345670', tooWeak],
    ['Hejsan111', tooWeak],
    ['a-b-c-', tooWeak],
    ['Ab1', 'Lösenordet måste vara minst 8 tecken'],
    ['Abc12de', 'Lösenordet måste vara minst 8 tecken'],
    [`Ab1-${'xy'.repeat(63)}`, 'Lösenordet får vara högst 128 tecken'],
  ])('refuses %j: %s', (password, sentence) => {
    expect(checkNewPassword(password)).toBe(sentence);
  });

  it.each([['Abcd123e'], ['korrekt häst batteri'], [`Ab1-${'xy'.repeat(62)}`]])('accepts %j', (password) => {
    expect(checkNewPassword(password)).toBeNull();
    expect(password.length).toBeLessThanOrEqual(MAX_PASSWORD_LENGTH);
  });
});
