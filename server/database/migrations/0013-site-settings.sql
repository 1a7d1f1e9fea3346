-- What superadmins decide for the whole site, in one row.
create table site_settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- From which age somebody may publish, or write to others (lag 2018:218, 2 kap. 4 §: one's own consent from 13 years).
  minimum_age smallint not null default 13 check (minimum_age between 13 and 18),
  -- Whether admins without two-step sign-in are let into the back office.
  admins_need_two_step boolean not null default false,
  -- What becomes of an address that looks made up when somebody registers with it.
  automated_emails text not null default 'block' check (automated_emails in ('block', 'confirm')),
  updated_at timestamptz not null default now()
);
insert into site_settings default values;
