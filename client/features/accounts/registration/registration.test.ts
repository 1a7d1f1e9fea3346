// The registration form's own words: what stands beside each field, what follows, and what remains.
import { describe, expect, it } from 'vitest';
import {
  emailConsequences,
  emailRemark,
  checkFields,
  type RegistrationFields,
  whatRemains,
} from './registration.ts';

const good: RegistrationFields = {
  name: 'Åsa Östling',
  email: 'asa.ostling@exempel.se',
  password: 'Korgen-2026!',
};

describe('the sentence beside a field', () => {
  it.each([
    ['name', ' a ', 'Namnet måste vara minst 2 tecken långt'],
    ['name', 'Demo12', 'Användarnamnet verkar vara automatiskt genererat'],
    ['email', 'asa.exempel.se', 'Ogiltig e-postadress'],
    ['email', 'asa@mailinator.com', 'Temporära e-postadresser är inte tillåtna'],
    ['email', 'anna1987@exempel.se', 'E-postadressen verkar vara automatiskt genererad'],
    ['email', 'asa.ostling@exempel', 'Ogiltig domänstruktur'],
    ['email', 'asa..ostling@exempel.se', 'Ogiltiga tecken i e-postadressen'],
    [
      'password',
      'password',
      'Lösenordet är för svagt. Använd minst 6 tecken med stor/liten bokstav och siffra',
    ],
    ['password', 'Ab3', 'Lösenordet måste vara minst 8 tecken'],
  ] as const)('refuses the %s %j', async (field, value, sentence) => {
    expect((await judge({ ...good, [field]: value })).errors).toEqual({
      [field]: { type: 'rule', message: sentence },
    });
  });

  it('says nothing of a form that will do, and hands on what was typed', async () => {
    expect(await judge(good)).toEqual({ values: good, errors: {} });
  });

  it('tells of each wrong field at once', async () => {
    const { errors } = await judge({ name: '', email: '', password: '' });
    expect(Object.keys(errors)).toEqual(['name', 'email', 'password']);
  });
});

describe('what a refused address means', () => {
  it('blocks an address of high risk', () => {
    expect(emailConsequences('anna1987@exempel.se')).toEqual([
      'E-postadressen är inte giltig eller tillåten',
      'Registrering blockerad av säkerhetsskäl',
    ]);
  });

  it('lets an address of high risk pass, with a remark, where the site confirms it by mail', () => {
    expect(emailConsequences('anna1987@exempel.se', { automated: 'confirm' })).toEqual([]);
    expect(emailRemark('anna1987@exempel.se', { automated: 'confirm' })).toBe(
      'E-postadressen verkar vara automatiskt genererad',
    );
  });

  it('does not speak of safety when somebody has mistyped', () => {
    expect(emailConsequences('asa@exempel')).toEqual(['E-postadressen är inte giltig eller tillåten']);
  });

  it('remarks on a short address, and lets it pass', () => {
    expect(emailConsequences('x@exempel.se')).toEqual([]);
    expect(emailRemark('x@exempel.se')).toBe('E-postadressen verkar för kort');
  });

  it('has no remark on an ordinary address, nor on a refused one', () => {
    expect(emailRemark(good.email)).toBeNull();
    expect(emailRemark('asa@mailinator.com')).toBeNull();
  });
});

describe('what remains before the button can be pressed', () => {
  it('lists the fields, and the human check after them', () => {
    expect(whatRemains({ name: 'x', password: 'x', humanCheck: 'x' })).toBe(
      'Kvar: namn, lösenord och verifiering',
    );
    expect(whatRemains({ email: 'x' })).toBe('Kvar: e-post');
  });

  it('uses the sentence of the human check when only that is left', () => {
    expect(whatRemains({ humanCheck: 'x' })).toBe('Du måste slutföra mänsklig verifiering');
  });

  it('is silent when all is done', () => {
    expect(whatRemains({})).toBeNull();
  });
});

function judge(fields: RegistrationFields) {
  return checkFields(fields, undefined, { fields: {}, shouldUseNativeValidation: false });
}
