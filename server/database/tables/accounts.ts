// Tables of people, their credentials and sessions.
import type { Generated, GeneratedAlways } from 'kysely';

export interface AccountTables {
  profiles: ProfilesTable;
  seller_businesses: SellerBusinessesTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  human_checks: HumanChecksTable;
  pending_registrations: PendingRegistrationsTable;
  mail_links: MailLinksTable;
  two_step: TwoStepTable;
  recovery_codes: RecoveryCodesTable;
  second_steps: SecondStepsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}

interface ProfilesTable {
  id: Generated<string>;
  user_id: GeneratedAlways<string>;
  email: string;
  email_verified: Generated<boolean>;
  name: string;
  role: Generated<'user' | 'admin' | 'superadmin'>;
  avatar_url: string | null;
  phone: Generated<string>;
  location: Generated<string>;
  bio: Generated<string>;
  birth_year: number | null;
  /** The club that the user has named. */
  association_id: Generated<string | null>;
  /** Whether signed-in users see that this one is online. */
  shows_online: Generated<boolean>;
  /** Equal to email_verified. */
  verified: GeneratedAlways<boolean>;
  last_seen_at: Date | null;
  /** Infinity means until further notice. */
  blocked_until: Date | number | null;
  blocked_reason: Generated<string>;
  /** An invented user of the sample data. */
  is_sample: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface SellerBusinessesTable {
  user_id: string;
  name: string;
  number: string;
  address: string;
  email: string;
  updated_at: Generated<Date>;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AccountsTable {
  id: Generated<string>;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface HumanChecksTable {
  id: Generated<string>;
  answer: number[];
  created_at: Generated<Date>;
  expires_at: Date;
  solved_at: Date | null;
  used_at: Date | null;
}

interface PendingRegistrationsTable {
  id: Generated<string>;
  email: string;
  name: string;
  password_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

interface MailLinksTable {
  token_hash: Buffer;
  purpose: 'confirm-registration' | 'confirm-email' | 'reset-password' | 'change-email' | 'restore-email';
  user_id: string | null;
  registration_id: string | null;
  email: string;
  new_email: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface TwoStepTable {
  user_id: string;
  sealed_secret: Buffer;
  started_at: Generated<Date>;
  confirmed_at: Date | null;
  last_step: number | null;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

interface SecondStepsTable {
  token_hash: Buffer;
  user_id: string;
  tries: Generated<number>;
  expires_at: Date;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  user_id: string | null;
  expires_at: Date;
}
