-- The files of earlier releases survive a crash of the database and a failover (decision 0116): servers put their own
-- back, and nobody those of the release before, whose tabs then missed their scripts. What is written to the log for it
-- is a release's new files, some megabytes, once. Rendered pages ("CachedPage") stay unlogged: they are made again.

-- accepts: the table is written anew, 5 MB for each release of the last week, while tabs that look for a script of another release wait.
ALTER TABLE "ReleaseFile" SET LOGGED;
