#!/usr/bin/python3
"""A window with one web view of exactly the given size, for WebKitWebDriver: width, height, script of every page."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

width, height, script = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]


def settings():
    made = WebKit2.Settings()
    made.set_media_playback_requires_user_gesture(False)
    made.set_enable_media_stream(True)
    made.set_enable_mock_capture_devices(True)
    features = WebKit2.Settings.get_all_features()
    for index in range(features.get_length()):
        feature = features.get(index)
        if feature.get_identifier() == "MediaRecorderEnabled":
            made.set_feature_enabled(feature, True)
    return made


def create_view(session):
    content = WebKit2.UserContentManager()
    with open(script, encoding="utf-8") as file:
        source = file.read()
    content.add_script(
        WebKit2.UserScript(
            source,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content,
        settings=settings(),
        website_policies=WebKit2.WebsitePolicies(autoplay=WebKit2.AutoplayPolicy.ALLOW),
    )
    view.connect("permission-request", lambda _, request: request.allow() or True)
    view.set_size_request(width, height)
    window = Gtk.Window()
    window.set_decorated(False)
    window.add(view)
    window.resize(width, height)
    window.show_all()
    return view


def start(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(2, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context = WebKit2.WebContext()
context.set_automation_allowed(True)
context.connect("automation-started", start)
Gtk.main()
