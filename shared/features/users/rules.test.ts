// Permissions between users.
import { describe, expect, test } from 'vitest';
import type { Role } from '../accounts/roles.ts';
import { assignableRoles, userPermissions as permissionsAt, type UserState } from './rules.ts';
import { describeEnd } from './texts.ts';

const roles: Role[] = ['user', 'admin', 'superadmin'];
const now = new Date('2026-11-24T12:00:00Z');
const userPermissions = (by: { id: string; role: Role }, user: UserState) => permissionsAt(by, user, now);
const actor = (role: Role) => ({ id: 'a', role });
const other = (role: Role, isBlocked = false) => ({
  id: 'b',
  role,
  isBlocked,
  hasTwoStep: true,
  hasBirthYear: true,
  closure: null,
});
const nothing = {
  roles: [],
  block: false,
  unblock: false,
  removeTwoStep: false,
  deleteBirthYear: false,
  closeForAge: false,
  eraseForAge: false,
  delete: false,
};

describe('an admin', () => {
  test.each<[Role, Role[], boolean]>([
    ['user', ['admin'], true],
    ['admin', ['user'], false],
  ])('may do with a user with role %s', (role, assignable, block) => {
    expect(userPermissions(actor('admin'), other(role))).toEqual({
      roles: assignable,
      block,
      unblock: false,
      removeTwoStep: false,
      deleteBirthYear: true,
      closeForAge: role === 'user',
      eraseForAge: false,
      delete: true,
    });
  });

  test('may not act on a superadmin', () => {
    expect(userPermissions(actor('admin'), other('superadmin', true))).toEqual(nothing);
  });
});

test('a suspended user may lose a role, but not get a higher one', () => {
  const suspended = roles.map((role) => other(role, true));
  expect(suspended.map((user) => userPermissions(actor('superadmin'), user).roles)).toEqual([
    [],
    ['user'],
    ['user', 'admin'],
  ]);
});

test('a superadmin may do everything except delete a superadmin', () => {
  expect(userPermissions(actor('superadmin'), other('superadmin'))).toEqual({
    roles: ['user', 'admin'],
    block: true,
    unblock: false,
    removeTwoStep: true,
    deleteBirthYear: true,
    closeForAge: false,
    eraseForAge: false,
    delete: false,
  });
  expect(userPermissions(actor('superadmin'), other('admin', true))).toMatchObject({
    unblock: true,
    delete: true,
  });
  const without = { ...other('user'), hasTwoStep: false, hasBirthYear: false };
  expect(userPermissions(actor('superadmin'), without)).toMatchObject({
    removeTwoStep: false,
    deleteBirthYear: false,
  });
});

test.each(roles)('a user with role %s may not act on themselves', (role) => {
  expect(
    userPermissions(actor(role), {
      id: 'a',
      role,
      isBlocked: false,
      hasTwoStep: true,
      hasBirthYear: true,
      closure: null,
    }),
  ).toEqual(nothing);
});

test.each(roles)('a user may not act on a user with role %s', (role) => {
  expect(userPermissions(actor('user'), other(role))).toEqual(nothing);
});

test('nobody assigns a role above their own', () => {
  expect(roles.map(assignableRoles)).toEqual([[], ['user', 'admin'], ['user', 'admin', 'superadmin']]);
});

test('a suspension is described with its last day, or as until further notice', () => {
  expect(describeEnd('2026-12-03T23:00:00.000Z')).toBe('till och med 3 december 2026');
  expect(describeEnd(null)).toBe('tills vidare');
});

describe('an account closed for its owner’s age is erased', () => {
  const due = { decidedBy: 'c', hasOthers: true, erasableFrom: now };
  test.each([
    ['by other staff when the time is over', due, true],
    ['not before', { ...due, erasableFrom: new Date(now.getTime() + 1) }, false],
    ['not while an appeal is open', { ...due, erasableFrom: null }, false],
    ['not by who has closed it', { ...due, decidedBy: 'a' }, false],
    ['by who has closed it when there is nobody else', { ...due, decidedBy: 'a', hasOthers: false }, true],
    ['not unless it is closed', null, false],
  ])('%s', (_when, closure, expected) => {
    expect(userPermissions(actor('admin'), { ...other('user', true), closure }).eraseForAge).toBe(expected);
    expect(userPermissions(actor('admin'), { ...other('user'), closure }).eraseForAge).toBe(false);
  });
});
