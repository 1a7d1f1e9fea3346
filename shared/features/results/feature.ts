// Declarations of results: notifications and audit log.
import type { Feature } from '../../feature.ts';
import { pointsRules } from './editing/texts.ts';
import { resultNotificationKinds, resultNotifications } from './notifications.ts';
import { resultLabels } from './rules.ts';

export const resultsFeature = {
  notifications: resultNotifications,
  notificationKinds: resultNotificationKinds,
  audit: {
    actions: {
      'result.create': 'Resultat skapat',
      'result.change': 'Resultat ändrat',
      'result.delete': 'Resultat borttaget',
      'result.import': 'Resultat importerade',
      'result.assign': 'Rapportör tillagd',
      'result.unassign': 'Rapportör borttagen',
      'league.create': 'Liga skapad',
      'league.change': 'Liga ändrad',
      'league.merge': 'Liga sammanslagen',
      'league.delete': 'Liga borttagen',
      'team.create': 'Lag skapat',
      'team.change': 'Lag ändrat',
      'team.merge': 'Lag sammanslaget',
      'team.delete': 'Lag borttaget',
    },
    targets: { result: 'Resultat', league: 'Liga', team: 'Lag' },
    fields: {
      awayScore: 'Bortapoäng',
      changed: 'Ändrade',
      created: 'Skapade',
      gameDate: 'Matchstart',
      homeScore: 'Hemmapoäng',
      isForChildren: 'För barn under 13',
      isForfeit: 'Utebliven match',
      mergedInto: 'Sammanslaget med',
      pointsRule: 'Tabellpoäng',
      status: 'Status',
      userId: 'Användare',
    },
    values: { status: resultLabels, pointsRule: pointsRules },
  },
} as const satisfies Feature;
