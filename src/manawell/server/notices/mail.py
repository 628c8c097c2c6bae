"""E-mail, where the host has given us a server to send it by."""

import asyncio
import logging
import smtplib
import ssl
from email.headerregistry import Address as Mailbox
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from manawell.server.faults import BadSetting
from manawell.server.notices.sent import Sent

SCHEMES: Final = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
"""TLS from the beginning, TLS after a greeting (STARTTLS), and none, for a server on the same machine."""
PATIENCE: Final = 20.0
"""Seconds that the server has for each step."""
UNFOLDED: Final = SMTP.clone(max_line_length=990)
"""A folded link is encoded, and mail programs do not read it then."""
log = logging.getLogger("manawell.server")


class Post(msgspec.Struct, frozen=True):
    """How mail is sent, and what it says of where it comes from."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str
    home: str
    """The public address of this server, without a slash at the end: links begin with it."""


def post_of(smtp: str | None, sender: str | None, home: str | None) -> Post | None:
    """What the host has set, none if it is nothing; `BadSetting` if a part is missing. The address of the server is
    never repeated: it contains a password.
    """
    if smtp is None:
        return None
    try:
        parts = urlsplit(smtp)
        port, host = parts.port or SCHEMES[parts.scheme], parts.hostname
    except (KeyError, ValueError) as problem:
        raise BadSetting("fault-smtp") from problem
    if not host:
        raise BadSetting("fault-smtp")
    if sender is None or home is None or not is_address(sender):
        raise BadSetting("fault-mail-needs")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.scheme, host, port, user, password, sender, home)


def is_address(text: str) -> bool:
    """Whether mail may be sent there: one address, without tricks."""
    try:
        mailbox = Mailbox(addr_spec=text)
    except Exception:  # the parser raises whatever it stumbles over
        return False
    return (
        len(text) <= 254
        and text.isascii()
        and text.isprintable()
        and mailbox.addr_spec == text
        and "." in mailbox.domain
        and '"' not in text
        and "[" not in text
    )


def letter(post: Post, to: str, subject: str, text: str, stop: str | None = None) -> EmailMessage:
    """A mail. `stop` is the secret by which the reader stops them with one click (RFC 8058)."""
    found = EmailMessage(UNFOLDED)
    found["From"], found["To"], found["Subject"] = post.sender, to, " ".join(subject.split())
    found["Date"], found["Message-ID"] = formatdate(localtime=False), make_msgid(domain=post.sender.rpartition("@")[2])
    found["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        found["List-Unsubscribe"] = f"<{post.home}/api/mail/stop/{stop}>"
        found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    found.set_content(text)
    return found


async def send(post: Post, mail: EmailMessage) -> Sent:
    """Hand a mail to the server; in a thread, since the standard library waits."""
    return await asyncio.to_thread(_send, post, mail)


def _send(post: Post, mail: EmailMessage) -> Sent:
    try:
        server = _connect(post)
    except smtplib.SMTPAuthenticationError as problem:
        log.warning("the mail server refuses our name or password", extra={"problem": str(problem.smtp_code)})
        return Sent.LATER
    except (smtplib.SMTPException, OSError):
        return Sent.LATER
    try:
        server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as refused:
        codes = [code for code, _ in refused.recipients.values()]
        return Sent.LATER if all(code < 500 for code in codes) else Sent.REFUSED
    except smtplib.SMTPResponseException as problem:
        return Sent.LATER if problem.smtp_code < 500 else Sent.REFUSED
    except (smtplib.SMTPException, OSError):
        return Sent.REFUSED  # it may have been taken: rather none than two
    finally:
        server.close()
    return Sent.DONE


def _connect(post: Post) -> smtplib.SMTP:
    if post.scheme == "smtps":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(post.host, post.port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(post.host, post.port, timeout=PATIENCE)
    try:
        if post.scheme == "smtp":
            server.starttls(context=ssl.create_default_context())
        if post.user:
            server.login(post.user, post.password)
    except BaseException:
        server.close()
        raise
    return server
