-- An article whose source gives no date was published with the day of its import as its own. It was written from the
-- article's row, which has no date: where a unit shows the day of that row's import, no source has said it.
-- accepts: the few articles of units from such sources, changed at once
UPDATE "UnitArticle" shown SET "publishedOn" = NULL
FROM "UnitDraft" draft
JOIN "ImportedArticle" article ON article."publishedOn" IS NULL AND (
  draft.items->'sentences' @> jsonb_build_array(jsonb_build_object('pieceId', article.id))
  OR draft.live->'items'->'sentences' @> jsonb_build_array(jsonb_build_object('pieceId', article.id))
  OR EXISTS (
    SELECT FROM "NewsSource" source
    WHERE source.id = article."sourceId" AND draft.options->'sources' @> jsonb_build_array(source.name)))
WHERE draft."unitId" = shown."unitId"
  AND shown.title = article.title
  AND shown.url IS NOT DISTINCT FROM article.url
  AND shown."publishedOn" = (article."importedAt" AT TIME ZONE 'UTC')::date;
