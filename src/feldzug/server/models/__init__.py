"""What requests and answers are made of: the OpenAPI description, and the page's types, follow from these.

A request is checked, so it is a pydantic model. An answer is ours and is not checked again: it is a plain
dataclass, built quickly and written at once (`feldzug.server.responses`); the tests hold it against its
description.
"""
