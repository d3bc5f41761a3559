-- The audit log only grows: a row is deleted at the end of its retention (400 days), and loses whose it was and where it
-- came from when the account goes. Nothing else changes it, whoever can write to the table. A server of the release
-- before does nothing else either. The body writes its semicolons as escapes, because the statements of a migration are
-- parted at each of them.
CREATE FUNCTION refuse_change_of_security_event() RETURNS trigger LANGUAGE plpgsql
  AS E'BEGIN
    IF TG_OP = ''DELETE'' THEN
      IF OLD.at > now() - interval ''399 days'' THEN
        RAISE EXCEPTION ''security events are append-only''\x3b
      END IF\x3b
      RETURN OLD\x3b
    END IF\x3b
    IF (NEW.id, NEW.at, NEW.kind, NEW.actor, NEW."subjectHash", NEW.detail)
        IS DISTINCT FROM (OLD.id, OLD.at, OLD.kind, OLD.actor, OLD."subjectHash", OLD.detail)
      OR coalesce(NEW."userId", OLD."userId") IS DISTINCT FROM OLD."userId"
      OR coalesce(NEW.address, OLD.address) IS DISTINCT FROM OLD.address
      OR coalesce(NEW."userAgent", OLD."userAgent") IS DISTINCT FROM OLD."userAgent" THEN
      RAISE EXCEPTION ''security events are append-only''\x3b
    END IF\x3b
    RETURN NEW\x3b
  END';

CREATE TRIGGER "SecurityEvent_is_append_only" BEFORE UPDATE OR DELETE ON "SecurityEvent"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_security_event();
