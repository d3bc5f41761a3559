-- CreateEnum
CREATE TYPE "ActivityKind" AS ENUM ('TALK', 'EVENT');

-- CreateEnum
CREATE TYPE "RegistrationStatus" AS ENUM ('SEATED', 'WAITING', 'CANCELLED');

-- CreateEnum
CREATE TYPE "NewsHonorKind" AS ENUM ('NEWS', 'HONOR');

-- CreateTable
CREATE TABLE "Activity" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" "ActivityKind" NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "online" BOOLEAN NOT NULL,
    "cityZh" TEXT,
    "cityEn" TEXT,
    "placeZh" TEXT NOT NULL,
    "placeEn" TEXT NOT NULL,
    "joiningZh" TEXT NOT NULL,
    "joiningEn" TEXT NOT NULL,
    "seats" INTEGER NOT NULL,
    "trial" BOOLEAN NOT NULL DEFAULT false,
    "titleZh" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "summaryZh" TEXT NOT NULL,
    "summaryEn" TEXT NOT NULL,
    "detail" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ActivityRegistration" (
    "id" UUID NOT NULL,
    "activityId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "status" "RegistrationStatus" NOT NULL,
    "turn" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seatedAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "checkedInAt" TIMESTAMPTZ(3),

    CONSTRAINT "ActivityRegistration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsHonor" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" "NewsHonorKind" NOT NULL,
    "publishedOn" DATE NOT NULL,
    "titleZh" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "summaryZh" TEXT NOT NULL,
    "summaryEn" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NewsHonor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FaqGroup" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "titleZh" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,

    CONSTRAINT "FaqGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FaqEntry" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "groupId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "questionZh" TEXT NOT NULL,
    "questionEn" TEXT NOT NULL,
    "answerZh" TEXT NOT NULL,
    "answerEn" TEXT NOT NULL,

    CONSTRAINT "FaqEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LegalText" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "version" DATE NOT NULL,
    "statusZh" TEXT NOT NULL,
    "statusEn" TEXT NOT NULL,
    "titleZh" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "introZh" TEXT NOT NULL,
    "introEn" TEXT NOT NULL,
    "sections" JSONB NOT NULL,

    CONSTRAINT "LegalText_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Activity_slug_key" ON "Activity"("slug");

-- CreateIndex
CREATE INDEX "Activity_startsAt_idx" ON "Activity"("startsAt");

-- CreateIndex
CREATE INDEX "ActivityRegistration_userId_idx" ON "ActivityRegistration"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "ActivityRegistration_activityId_userId_key" ON "ActivityRegistration"("activityId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "ActivityRegistration_activityId_turn_key" ON "ActivityRegistration"("activityId", "turn");

-- CreateIndex
CREATE UNIQUE INDEX "NewsHonor_slug_key" ON "NewsHonor"("slug");

-- CreateIndex
CREATE INDEX "NewsHonor_publishedOn_idx" ON "NewsHonor"("publishedOn");

-- CreateIndex
CREATE UNIQUE INDEX "FaqGroup_slug_key" ON "FaqGroup"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "FaqEntry_slug_key" ON "FaqEntry"("slug");

-- CreateIndex
CREATE INDEX "FaqEntry_groupId_idx" ON "FaqEntry"("groupId");

-- CreateIndex
CREATE UNIQUE INDEX "LegalText_slug_version_key" ON "LegalText"("slug", "version");

-- AddForeignKey
ALTER TABLE "ActivityRegistration" ADD CONSTRAINT "ActivityRegistration_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActivityRegistration" ADD CONSTRAINT "ActivityRegistration_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FaqEntry" ADD CONSTRAINT "FaqEntry_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "FaqGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;
