// Columns of every table about people, for the test that compares the database with the privacy policy. A new column is added here
// once a sentence of shared/privacy/stored-data.ts says that it is stored.
export const storedColumns: Readonly<Record<string, string>> = {
  accounts:
    'id user_id account_id provider_id access_token refresh_token id_token access_token_expires_at refresh_token_expires_at scope password created_at updated_at',
  ad_pictures:
    'id user_id ad_id position width height preview bytes created_at is_portrait is_private message_id forum_post_id forum_comment_id news_id association_id tournament_id suggestion_id contact_message_id',
  ad_renewal_links: 'token_hash ad_id user_id created_at used_at',
  ads: 'id user_id title description price category condition location postal_code county status sale_state is_featured reviewed_by reviewed_at created_at updated_at search facets slices shows_phone shows_email expires_at expiry_told_at is_public announced_at words words_version brand model size colour audience delivery shipping_payer meeting_place attributes_version is_sample town last_public_price',
  appeals: 'report_id appellant_id side text created_at outcome reason decided_by decided_at',
  audit_log: 'id at actor_id actor_role action target_type target_id ip_address user_agent before after',
  basketball_results:
    'id home_team away_team home_team_id away_team_id home_score away_score league league_id season game_date status venue period home_periods away_periods is_forfeit version forum_post_id user_id created_at updated_at deleted_at is_sample',
  contact_messages:
    'id form user_id name email subject message page browser status note assigned_to resolved_by resolved_at created_at written_at version is_sample suggestion tournament_id',
  contact_replies: 'id message_id is_by_staff user_id content created_at',
  contact_reveals: 'ad_id kind user_id created_at',
  deals:
    'id ad_id about title price seller_id buyer_id state reserved_at sold_at released_at created_at notified_state followers_notified',
  erasure_hidden_ads: 'ad_id user_id sale_state',
  erasures: 'user_id requested_at due_at deletes_texts',
  favorites: 'user_id ad_id created_at',
  forum_comments:
    'post_id number id user_id content reply_to status reviewed_by reviewed_at deleted_at like_count created_at edited_at html html_version is_sample',
  forum_follows: 'user_id post_id is_muted created_at',
  forum_likes: 'user_id post_id number created_at',
  forum_posts:
    'id user_id title content category created_at edited_at words words_version html html_version is_by_site is_sample',
  forum_reads: 'user_id post_id number',
  forum_states:
    'post_id category status reviewed_by reviewed_at deleted_at is_public is_pinned is_locked created_at last_at last_number comment_count like_count popularity recent_comments recent_people week_comments',
  forum_versions: 'id post_id number user_id state title category content written_at created_at',
  league_follows: 'user_id league_id created_at is_muted',
  limits: 'key tries ends_at',
  live_events: 'user_id position topic ref created_at',
  live_positions: 'user_id position',
  mail_links: 'token_hash purpose user_id email created_at expires_at used_at registration_id new_email',
  mails:
    'id kind user_id recipient subject html body status tries reason created_at sent_at unsubscribe_url reply_to',
  messages:
    'id thread_id position sender_id recipient_id subject content read created_at removed_at is_from_staff is_sample',
  news: 'id title excerpt content html html_version category image_url breaking featured status auto_generated manual_review_required reviewed_by user_id source_id source_name original_url url_key guid duplicate_of published_at created_at updated_at deleted_at is_public words words_version is_sample awaits_first_publication',
  newsletter_deliveries: 'issue_id subscriber_id status tries next_try_at reason sent_at',
  newsletter_issues: 'id week subject content status created_at send_at finished_at stopped_by sent_count',
  newsletter_subscribers: 'id email consent_text consented_at confirmed_at',
  notification_settings: 'user_id kind site mail push updated_at',
  notifications:
    'id user_id event ad_id actor_id thread_id deal_id review_id search_id report_id data times happened_at read_at post_id comment_numbers is_on_site mail_at is_sample',
  passkey_challenges: 'challenge_hash user_id expires_at',
  passkeys: 'id user_id public_key counter name created_at last_used_at',
  pending_registrations: 'id email name password_hash created_at expires_at',
  person_blocks: 'user_id blocked_id created_at',
  personal_exports: 'id user_id status steps_done steps_total bytes created_at expires_at',
  profiles:
    'id user_id email email_verified name role avatar_url phone location bio created_at updated_at last_seen_at blocked_until blocked_reason search birth_year verified shows_online association_id is_sample',
  push_subscriptions: 'id user_id session_id endpoint p256dh auth created_at',
  recovery_codes: 'user_id code_hash used_at',
  removed_ads: 'id user_id removed_by category ad pictures belongings picture_ids restorable_until',
  removed_content: 'report_id owner_id kind target_id original removed_at',
  report_snapshots: 'report_id owner_id content',
  reports:
    'id reporter_id reporter_name reporter_email kind target_id owner_id category explanation good_faith status priority assigned_to decision rule person_reason reporter_reason decided_by decided_at decided_with reopened_from created_at origin is_sample erasable_from blocked_until',
  result_events:
    'id result_id number kind side points period is_undone user_id created_at undoes home_score away_score',
  result_scorers: 'result_id user_id created_at',
  reviews:
    'id deal_id author_id subject_id rating text created_at visible_at notified_at answer answered_at removed_at removed_by removed_reason',
  saved_search_matches: 'search_id ad_id found_at notified_at',
  saved_searches:
    'id user_id name search category condition county city price_range alert last_alerted_at created_at plain facet probe probe_terms words_version filters is_sample',
  second_steps: 'token_hash user_id tries expires_at',
  security_events: 'id event details user_id ip_address user_agent url created_at counted_hour',
  seller_businesses: 'user_id name number address email updated_at',
  sessions: 'id user_id token expires_at ip_address user_agent created_at updated_at',
  setting_changes: 'name changed_by changed_at',
  static_page_changes: 'page version section heading content note changed_by created_at',
  support_chat_versions: 'version content changed_by created_at',
  team_follows: 'user_id team_id created_at is_muted',
  thread_events: 'id thread_id kind buyer_id price old_price after_position created_at',
  thread_people: 'thread_id user_id other_id unread delivered_to read_to last_at mailed_to',
  threads: 'id low_id high_id ad_id about last_position created_at is_sample',
  tournament_reminders: 'tournament_id user_id reminded_of created_at',
  tournaments:
    'id name description type level start_date end_date location address country latitude longitude is_placed place_id entry_fee cost_per_team prize_pool participants max_participants organizer association_id website_url tags featured created_by search_text words words_version version is_sample created_at updated_at deleted_at number',
  two_step: 'user_id sealed_secret started_at confirmed_at last_step',
  undoable_decisions: 'id decided_by kind target_id change notices replaced undoable_until decided_at',
};
