-- Run by psql in the database of the product, by a superuser, and again in each new one, before or after a restore into
-- it. `shuoyi` owns the tables and migrates; servers, workers and backups connect as `shuoyi_app`, which reads and writes
-- rows. It cannot create, change or drop a table, or disable the triggers that keep the logs append-only.

-- Roles belong to the server, and already exist for its second database; rights belong to each database. Without
-- POSTGRES_APP_PASSWORD in the environment the role keeps its password.
\set password `echo "$POSTGRES_APP_PASSWORD"`
SELECT set_config('shuoyi.password', :'password', false) <> '' AS "a password is set";
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shuoyi_app') THEN
    CREATE ROLE shuoyi_app LOGIN;
  END IF;
  IF current_setting('shuoyi.password') <> '' THEN
    EXECUTE format('ALTER ROLE shuoyi_app PASSWORD %L', current_setting('shuoyi.password'));
  END IF;
END $$;

-- A newly created schema gives no rights to other roles.
GRANT USAGE ON SCHEMA public TO shuoyi_app;
-- The present tables, and those of later migrations.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO shuoyi_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO shuoyi_app;
-- In any schema: a restore creates its tables beside those that it replaces.
ALTER DEFAULT PRIVILEGES FOR ROLE shuoyi
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO shuoyi_app;
ALTER DEFAULT PRIVILEGES FOR ROLE shuoyi GRANT USAGE, SELECT ON SEQUENCES TO shuoyi_app;
