// The table types of the query builder. Imported by the connection and by query files only.
import type { AccountTables } from './tables/accounts.ts';
import type { AdTables } from './tables/ads.ts';
import type { ContactTables } from './tables/contact.ts';
import type { HelpTables } from './tables/help.ts';
import type { AssociationTables } from './tables/associations.ts';
import type { DealTables } from './tables/deals.ts';
import type { ForumTables } from './tables/forum.ts';
import type { MessageTables } from './tables/messages.ts';
import type { NewsTables } from './tables/news.ts';
import type { NewsletterTables } from './tables/newsletter.ts';
import type { PlaceTables } from './tables/places.ts';
import type { ReportTables } from './tables/reports.ts';
import type { ResultTables } from './tables/results.ts';
import type { SiteTables } from './tables/site.ts';
import type { TournamentTables } from './tables/tournaments.ts';

export interface Tables
  extends
    AccountTables,
    AdTables,
    ContactTables,
    HelpTables,
    AssociationTables,
    DealTables,
    ForumTables,
    MessageTables,
    NewsTables,
    NewsletterTables,
    PlaceTables,
    ReportTables,
    ResultTables,
    SiteTables,
    TournamentTables {}
