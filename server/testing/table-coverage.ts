// Every table and column that outlives a person, for the test that compares the database with export and erasure.

/** Columns of the tables whose rows are about no user. A new column is added here once it is known to hold nothing personal. */
export const impersonal: Readonly<Record<string, string>> = {
  ad_counts: 'day category band ads approved approval_minutes sold sale_minutes sales_timed',
  association_hours:
    'id association_id weekday opens_at closes_at age_group fee address valid_from valid_until closed_on_holidays',
  association_search_words: 'word docs folded',
  associations:
    'id name description contact_person phone email website_url city postal_code county district federation has_open_court open_court_days open_court_info latitude longitude is_placed place_id search_text person_text words words_version version is_sample created_at updated_at deleted_at number',
  brands: 'id name aliases active created_at',
  categories:
    'id name description icon active created_at has_brand has_model size_system has_colour has_audience',
  forum_comment_words: 'post_id number created_at words words_version',
  forum_comments_to_index: 'post_id number',
  forum_search_words: 'word docs folded',
  geocoder_answers: 'query place_ids asked_at',
  geocoder_turn: 'is_only_row next_at',
  human_checks: 'id answer created_at expires_at solved_at used_at',
  leagues: 'id slug name aliases points_rule is_for_children position is_sample created_at former_slugs',
  mail_servers: 'state host port security username sealed_password sender code_hash wrong_codes',
  missed_searches: 'text visitors last_day',
  news_deleted_items: 'url_key source_id guid deleted_at',
  news_fetch_log: 'id source_id fetch_date success items_found items_processed error_message is_sample',
  news_fetch_runs:
    'id started_at updated_at finished_at source_ids sources_done sources_failed total_created',
  news_notices: 'news_id created_at',
  news_search_words: 'word docs folded',
  news_sources:
    'id name url type category description active fetch_frequency_hours last_fetch next_fetch_at etag last_modified failing_since failures is_sample created_at updated_at retry_at deleted_at items_unlogged',
  online_parts: 'node unlisted listed written_at',
  page_settings: 'id page_name is_enabled disabled_message updated_at reopens_at',
  page_views: 'kind subject day views',
  page_visitors: 'day kind subject visitor counted_at',
  place_terms: 'term weight place_id',
  places: 'id name county country latitude longitude population osm',
  popular_searches: 'text visitors',
  result_notices: 'result_id event created_at',
  sample_removals: 'is_only_row steps_done steps_total started_at finished_at failed_at',
  schema_migrations: 'number name checksum applied_at',
  search_salts: 'day salt',
  search_synonyms: 'id words direction',
  search_visits: 'day text visitor found is_sample',
  search_words: 'word docs folded titles',
  site_counts: 'dimension day value count visitors is_sample',
  site_settings:
    'is_only_row minimum_age admins_need_two_step automated_emails updated_at ad_duration_days pictures_per_ad forum_held_posts forum_holds_links operator_name operator_number operator_address operator_email operator_phone operator_reports_email',
  teams: 'id slug name aliases city is_sample created_at former_slugs',
  tournament_search_words: 'word docs folded',
  view_salts: 'day salt',
  web_push_keys: 'is_only_row public_key private_key created_at',
};

interface Outliving {
  /** Columns that erasure clears; `all` when it deletes the rows that name the person. */
  cleared: string;
  /** Columns that stay, and why. */
  stays: string;
  why: string;
}

/** Tables that refer to people and whose rows are not deleted with the row of the person. */
export const outliving: Readonly<Record<string, Outliving>> = {
  audit_log: {
    cleared: '',
    stays: 'id at actor_id actor_role action target_type target_id ip_address user_agent before after',
    why: 'who did what to whom is evidence, by ids (GDPR 17.3 b, e)',
  },
  basketball_results: {
    cleared: 'user_id',
    stays:
      'id home_team away_team home_team_id away_team_id home_score away_score league league_id season game_date status venue period home_periods away_periods is_forfeit version forum_post_id created_at updated_at deleted_at is_sample',
    why: 'matches are public',
  },
  contact_messages: {
    cleared: 'all',
    stays:
      'id form user_id name email subject message page browser status note assigned_to resolved_by resolved_at created_at written_at version is_sample suggestion tournament_id',
    why: 'the message is deleted, also one by e-mail address',
  },
  contact_replies: {
    cleared: 'all',
    stays: 'id message_id is_by_staff user_id content created_at',
    why: 'deleted with their message; of staff the name only',
  },
  forum_comments: {
    cleared: 'user_id reviewed_by',
    stays:
      'post_id number id content reply_to status reviewed_at deleted_at like_count created_at edited_at html html_version is_sample',
    why: 'anonymised, or emptied when the person chose so',
  },
  forum_posts: {
    cleared: 'user_id',
    stays:
      'id title content category created_at edited_at words words_version html html_version is_by_site is_sample',
    why: 'anonymised, or emptied when the person chose so',
  },
  forum_states: {
    cleared: 'reviewed_by',
    stays:
      'post_id category status reviewed_at deleted_at is_public is_pinned is_locked created_at last_at last_number comment_count like_count popularity recent_comments recent_people week_comments',
    why: 'the state of a post',
  },
  limits: {
    cleared: 'all',
    stays: 'key tries ends_at',
    why: 'rows of the person, their address and network are deleted',
  },
  messages: {
    cleared: 'sender_id recipient_id',
    stays: 'id thread_id position subject content read created_at removed_at is_from_staff is_sample',
    why: 'the other person has their conversation',
  },
  news: {
    cleared: 'reviewed_by user_id',
    stays:
      'id title excerpt content html html_version category image_url breaking featured status auto_generated manual_review_required source_id source_name original_url url_key guid duplicate_of published_at created_at updated_at deleted_at is_public words words_version is_sample awaits_first_publication',
    why: 'articles are public',
  },
  newsletter_deliveries: {
    cleared: 'all',
    stays: 'issue_id subscriber_id status tries next_try_at reason sent_at',
    why: 'deleted with the subscriber',
  },
  newsletter_issues: {
    cleared: 'stopped_by',
    stays: 'id week subject content status created_at send_at finished_at sent_count',
    why: 'the same for all',
  },
  newsletter_subscribers: {
    cleared: 'all',
    stays: 'id email consent_text consented_at confirmed_at',
    why: 'the row of the address is deleted',
  },
  pending_registrations: {
    cleared: 'all',
    stays: 'id email name password_hash created_at expires_at',
    why: 'rows of the address are deleted',
  },
  reports: {
    cleared:
      'reporter_id reporter_name reporter_email target_id owner_id explanation assigned_to person_reason reporter_reason decided_by',
    stays:
      'id kind category good_faith status priority decision rule decided_at decided_with reopened_from erasable_from blocked_until created_at origin is_sample',
    why: 'decisions are counted',
  },
  result_events: {
    cleared: 'user_id',
    stays: 'id result_id number kind side points period is_undone created_at undoes home_score away_score',
    why: 'matches are public',
  },
  second_steps: {
    cleared: 'all',
    stays: 'token_hash user_id tries expires_at',
    why: 'deleted within minutes',
  },
  security_events: {
    cleared: 'details user_id ip_address user_agent url',
    stays: 'id event created_at counted_hour',
    why: 'what happened, and when',
  },
  setting_changes: {
    cleared: 'changed_by',
    stays: 'name changed_at',
    why: '',
  },
  static_page_changes: {
    cleared: 'changed_by',
    stays: 'page version section heading content note created_at',
    why: 'texts of the site',
  },
  support_chat_versions: {
    cleared: 'changed_by',
    stays: 'version content created_at',
    why: 'texts of the site',
  },
  thread_events: {
    cleared: 'buyer_id',
    stays: 'id thread_id kind price old_price after_position created_at',
    why: 'the other person has their conversation',
  },
  threads: {
    cleared: 'low_id high_id',
    stays: 'id ad_id about last_position created_at is_sample',
    why: 'the other person has their conversation',
  },
  tournaments: {
    cleared: 'created_by',
    stays:
      'id name description type level start_date end_date location address country latitude longitude is_placed place_id entry_fee cost_per_team prize_pool participants max_participants organizer association_id website_url tags featured search_text words words_version version is_sample created_at updated_at deleted_at number',
    why: 'tournaments are public',
  },
  undoable_decisions: {
    cleared: 'decided_by',
    stays: 'id kind target_id change notices replaced undoable_until decided_at',
    why: 'deleted after a minute',
  },
};
