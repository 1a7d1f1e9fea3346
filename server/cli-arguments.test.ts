// The arguments of the operator's commands: what they mean, and which are refused.
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCommand, usage } from './cli-arguments.ts';

test.each([
  [[]],
  [['dribble']],
  [['dribble', 'chef@torget.se']],
  [['seed']],
  [['seed', '--ads', '0']],
  [['seed', '--ads', 'many']],
  [['seed', '--ads', '10', '--seed', 'x']],
  [['seed', '--ads', '10', '--people', '3']],
  [['backup', 'one', 'two']],
  [['backup', '--fast']],
  [['restore']],
  [['restore', 'one', 'two']],
  [['restore', 'one', '--erased']],
  [['create-superadmin']],
  [['create-superadmin', 'chefen']],
  [['create-superadmin', 'a@torget.se', 'b@torget.se']],
  [['remove-two-step']],
])('refuses the arguments %j with the usage', (args) => {
  expect(() => readCommand(args)).toThrow(usage);
});

test.each([
  [['seed', '--ads', '10'], { name: 'seed', ads: 10, seed: 1 }],
  [['seed', '--ads', '10', '--seed', '7'], { name: 'seed', ads: 10, seed: 7 }],
  [['backup'], { name: 'backup' }],
  [['backup', 'one'], { name: 'backup', folder: path.resolve('one') }],
  [['restore', 'one'], { name: 'restore', restore: { from: path.resolve('one'), movesOld: false } }],
  [
    ['restore', '--move-old', 'one', '--erased', 'list'],
    {
      name: 'restore',
      restore: { from: path.resolve('one'), movesOld: true, erasedList: path.resolve('list') },
    },
  ],
  [['create-superadmin', 'chef@torget.se'], { name: 'create-superadmin', email: 'chef@torget.se' }],
  [['remove-two-step', 'chef@torget.se'], { name: 'remove-two-step', email: 'chef@torget.se' }],
])('reads the arguments %j', (args, command) => {
  expect(readCommand(args)).toEqual(command);
});
