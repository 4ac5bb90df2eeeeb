"""What the server says in mails, webhooks and calendars."""
