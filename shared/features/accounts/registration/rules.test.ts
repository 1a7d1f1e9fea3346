// Validation of names and of the registration form, with their messages.
import { describe, expect, it } from 'vitest';
import { isStaff } from '../roles.ts';
import { type Registration, checkName, mayRegister } from './rules.ts';
import { signInTexts } from '../sign-in/sign-in-texts.ts';
import { humanCheckTexts, registrationTexts } from './texts.ts';

describe('checkName', () => {
  it.each([
    ['Bo', 'Bo'],
    ['  Anna   Berg ', 'Anna Berg'],
    ['A\u030Asa', 'Åsa'],
    ['Testa Testsson', 'Testa Testsson'],
    ['Demo Berg', 'Demo Berg'],
    ['test-1', 'test-1'],
    ['李明', '李明'],
    ['Badmintonklubben', 'Badmintonklubben'],
    ['Supporter Berg', 'Supporter Berg'],
    ['Юлия Оленина', 'Юлия Оленина'],
    ['Κώστας Παππάς', 'Κώστας Παππάς'],
    ['Bo\u202Egreb', 'Bogreb'],
    ['B'.repeat(80), 'B'.repeat(80)],
  ])('accepts %j as %j', (typed, name) => {
    expect(checkName(typed)).toEqual({ name, sentence: null });
  });

  it.each([
    ['', 'Namnet måste vara minst 2 tecken långt'],
    ['  A  ', 'Namnet måste vara minst 2 tecken långt'],
    ['A\u030A', 'Namnet måste vara minst 2 tecken långt'],
    ['🏀', 'Namnet måste vara minst 2 tecken långt'],
    ['\u200B\u200B', 'Namnet måste vara minst 2 tecken långt'],
    ['\u200D\u200D', 'Namnet måste vara minst 2 tecken långt'],
    ['\u3164\u3164', 'Namnet måste vara minst 2 tecken långt'],
    ['\u0000\u0001\u0002', 'Namnet måste vara minst 2 tecken långt'],
    ['B'.repeat(81), 'Namnet får vara högst 80 tecken långt'],
    ['test', 'Användarnamnet verkar vara automatiskt genererat'],
    ['Admin', 'Användarnamnet verkar vara automatiskt genererat'],
    ['USER42', 'Användarnamnet verkar vara automatiskt genererat'],
    [' demo1 ', 'Användarnamnet verkar vara automatiskt genererat'],
    ['te\u200Bst', 'Användarnamnet verkar vara automatiskt genererat'],
    [
      'Anna 070-123 45 67',
      'Skriv inget telefonnummer, ingen e-postadress och inget användarnamn i en annan app i namnet',
    ],
    [
      'anna (at) exempel.se',
      'Skriv inget telefonnummer, ingen e-postadress och inget användarnamn i en annan app i namnet',
    ],
    [
      'Kalle snap: kalle06',
      'Skriv inget telefonnummer, ingen e-postadress och inget användarnamn i en annan app i namnet',
    ],
    ...[
      'Superadmin',
      'super-admin',
      'S u p e r a d m i n',
      'Superadmin 2',
      'Eva (admin)',
      'аdmin',
      'Administratör',
      'administrator Eva',
      'Moderator',
      'M0derator',
      'Support',
      'Kundtjänst',
      'Baskettorget',
      'Basket torget',
      'Borttagen användare',
      'okänd anvandare',
      'Ѕuреrаdmin',
      'ЅUРЕRАDМΙΝ',
      'Μοderatοr',
      'Вaskettοrget',
      'Ѕuррort 24',
      'Ⓢⓤⓟⓟⓞⓡⓣ',
      'Super\u200Dadmin',
      'Superadrnin',
    ].map((name) => [name, 'Namnet kan förväxlas med Baskettorgets egna. Välj ett annat.']),
  ])('rejects %j: %s', (typed, sentence) => {
    expect(checkName(typed).sentence).toBe(sentence);
  });
});

const valid: Registration = {
  name: ' Anna Berg ',
  email: 'Anna.Berg@Exempel.se',
  password: 'Trepoang-33',
  humanChecked: true,
};

describe('mayRegister', () => {
  it('accepts a valid registration and returns the account as stored', () => {
    expect(mayRegister(valid)).toEqual({
      mayRegister: true,
      fields: {},
      refusals: [],
      account: { name: 'Anna Berg', email: 'anna.berg@exempel.se' },
      mustConfirmEmail: false,
    });
  });

  it.each([
    [
      'a name of one character',
      { name: 'A' },
      { name: 'Namnet måste vara minst 2 tecken långt' },
      ['Namnet måste vara minst 2 tecken långt'],
    ],
    [
      'an automatic name',
      { name: 'test12' },
      { name: 'Användarnamnet verkar vara automatiskt genererat' },
      ['Användarnamnet verkar vara automatiskt genererat'],
    ],
    [
      'a malformed address',
      { email: 'anna' },
      { email: 'Ogiltig e-postadress' },
      ['E-postadressen är inte giltig eller tillåten'],
    ],
    [
      'a disposable address',
      { email: 'anna@mailinator.com' },
      { email: 'Temporära e-postadresser är inte tillåtna' },
      ['E-postadressen är inte giltig eller tillåten', 'Registrering blockerad av säkerhetsskäl'],
    ],
    [
      'an automated address',
      { email: 'anna1987@exempel.se' },
      { email: 'E-postadressen verkar vara automatiskt genererad' },
      ['E-postadressen är inte giltig eller tillåten', 'Registrering blockerad av säkerhetsskäl'],
    ],
    [
      'a weak password',
      { password: 'basket' },
      { password: 'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra' },
      ['Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra'],
    ],
    [
      'a short password',
      { password: 'Ab1' },
      { password: 'Lösenordet måste vara minst 8 tecken' },
      ['Lösenordet måste vara minst 8 tecken'],
    ],
    [
      'no human check',
      { humanChecked: false },
      { humanCheck: 'Du måste slutföra mänsklig verifiering' },
      ['Du måste slutföra mänsklig verifiering'],
    ],
  ])('rejects %s', (_, change, fields, refusals) => {
    expect(mayRegister({ ...valid, ...change })).toMatchObject({ mayRegister: false, fields, refusals });
  });

  it('returns all messages at once, in the order of the specification', () => {
    const assessment = mayRegister({ name: '', email: 'x@yopmail.com', password: '', humanChecked: false });
    expect(assessment.refusals).toEqual([
      'Namnet måste vara minst 2 tecken långt',
      'E-postadressen är inte giltig eller tillåten',
      'Registrering blockerad av säkerhetsskäl',
      'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra',
      'Du måste slutföra mänsklig verifiering',
    ]);
    expect(Object.keys(assessment.fields)).toEqual(['name', 'email', 'password', 'humanCheck']);
  });

  it('accepts a very short e-mail address', () => {
    expect(mayRegister({ ...valid, email: 'x@exempel.se' })).toMatchObject({ mayRegister: true, fields: {} });
  });

  it('requires e-mail confirmation instead of blocking, if the site settings require it', () => {
    const assessment = mayRegister({ ...valid, email: 'anna1987@exempel.se' }, { automated: 'confirm' });
    expect(assessment).toMatchObject({ mayRegister: true, fields: {}, refusals: [], mustConfirmEmail: true });
  });
});

describe('isStaff', () => {
  it.each([
    ['user', false],
    ['admin', true],
    ['superadmin', true],
  ] as const)('returns for %s: %s', (role, answer) => {
    expect(isStaff(role)).toBe(answer);
  });
});

describe('texts', () => {
  it.each([
    [humanCheckTexts.wrong, 'Fel val. Försök igen med basketbollarna.'],
    [humanCheckTexts.again, 'Gör om'],
    [registrationTexts.failed, 'E-postadressen är redan registrerad eller lösenordet uppfyller inte kraven'],
    [registrationTexts.confirmByEmail, 'Registrering lyckades! Kolla din e-post för att bekräfta kontot.'],
    [registrationTexts.signedIn, 'Registrering och inloggning lyckades! Fyll i din profil.'],
    [registrationTexts.welcome, 'Välkommen till Baskettorget!'],
    [signInTexts.succeeded, 'Inloggning lyckades!'],
    [signInTexts.failed, 'Felaktiga inloggningsuppgifter. Kontrollera din e-post och lösenord.'],
    [signInTexts.signedOut, 'Du har loggats ut'],
    [signInTexts.emailMissing, 'Vänligen ange din e-postadress'],
    [signInTexts.unexpected, 'Ett oväntat fel inträffade'],
    [signInTexts.tryAgain, 'Något gick fel, försök igen eller kontakta support'],
  ])('match the specification: %s', (written, specified) => {
    expect(written).toBe(specified);
  });
});
