// Feedback of the registration form.
import { describe, expect, it } from 'vitest';
import {
  emailConsequences,
  emailRemark,
  checkFields,
  type RegistrationFields,
  describeMissing,
} from './registration.ts';

const validFields: RegistrationFields = {
  name: 'Åsa Östling',
  email: 'asa.ostling@exempel.se',
  password: 'Korgen-2026!',
};

describe('field errors', () => {
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
  ] as const)('refuse the %s %j', async (field, value, sentence) => {
    expect((await check({ ...validFields, [field]: value })).errors).toEqual({
      [field]: { type: 'rule', message: sentence },
    });
  });

  it('are empty for a valid form, which returns its values', async () => {
    expect(await check(validFields)).toEqual({ values: validFields, errors: {} });
  });

  it('contain every invalid field', async () => {
    const { errors } = await check({ name: '', email: '', password: '' });
    expect(Object.keys(errors)).toEqual(['name', 'email', 'password']);
  });
});

describe('form errors of an e-mail address', () => {
  it('block a high-risk address', () => {
    expect(emailConsequences('anna1987@exempel.se')).toEqual([
      'E-postadressen är inte giltig eller tillåten',
      'Registrering blockerad av säkerhetsskäl',
    ]);
  });

  it('allow a high-risk address with a warning when the site confirms it by e-mail', () => {
    expect(emailConsequences('anna1987@exempel.se', { automated: 'confirm' })).toEqual([]);
    expect(emailRemark('anna1987@exempel.se', { automated: 'confirm' })).toBe(
      'E-postadressen verkar vara automatiskt genererad',
    );
  });

  it('do not mention security for a mistyped address', () => {
    expect(emailConsequences('asa@exempel')).toEqual(['E-postadressen är inte giltig eller tillåten']);
  });

  it('allow a short address with a warning', () => {
    expect(emailConsequences('x@exempel.se')).toEqual([]);
    expect(emailRemark('x@exempel.se')).toBe('E-postadressen verkar för kort');
  });

  it('contain no warning for an ordinary or a refused address', () => {
    expect(emailRemark(validFields.email)).toBeNull();
    expect(emailRemark('asa@mailinator.com')).toBeNull();
  });
});

describe('the sentence about what is missing', () => {
  it('lists the fields, then the human check', () => {
    expect(describeMissing({ name: 'x', password: 'x', humanCheck: 'x' })).toBe(
      'Kvar: namn, lösenord och verifiering',
    );
    expect(describeMissing({ email: 'x' })).toBe('Kvar: e-post');
  });

  it('is that of the human check when only the check is missing', () => {
    expect(describeMissing({ humanCheck: 'x' })).toBe('Du måste slutföra mänsklig verifiering');
  });

  it('is null when nothing is missing', () => {
    expect(describeMissing({})).toBeNull();
  });
});

function check(fields: RegistrationFields) {
  return checkFields(fields, undefined, { fields: {}, shouldUseNativeValidation: false });
}
